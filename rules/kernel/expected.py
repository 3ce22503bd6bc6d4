"""What could have stood there instead: values, for which the words are the front ends'."""

from rules.kernel.value import Value


class OneOf(Value, frozen=True):
    """One of these words should have stood there: where a command begins, one of these verbs."""

    words: tuple[str, ...]

    def __str__(self) -> str:
        """List the words."""
        return f"one of: {', '.join(self.words)}"


class Form(Value, frozen=True):
    """The line begins with a verb and should have gone on as the verb needs it."""

    verb: str
    needs: str = ""
    """What follows the verb, such as `SHEEP SIDE [PATH]`; empty when it stands alone."""
    examples: tuple[str, ...] = ()
    """Whole commands with this verb."""

    @property
    def stands_alone(self) -> bool:
        """Whether nothing may follow the verb."""
        return not self.needs

    def __str__(self) -> str:
        """Give the form and its examples."""
        if self.stands_alone:
            return self.verb
        return f"{self.verb} {self.needs}, as in: {', '.join(self.examples)}"


Expected = OneOf | Form
