"""Playing by plain lines of text, for ears, fingers, pipes and slow links; never loads Textual."""
