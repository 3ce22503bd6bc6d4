"""What could have stood in a typed line instead: values, for which the words are the front ends'."""

from rules.kernel.value import Value


class OneOf(Value, frozen=True):
    """The line should have begun with one of these verbs."""

    verbs: tuple[str, ...]

    def __str__(self) -> str:
        """List the verbs."""
        return f"one of: {', '.join(self.verbs)}"


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
