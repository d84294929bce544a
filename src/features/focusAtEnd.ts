/** Moves the focus into an input, behind its text, so that typing goes on there. */
export function focusAtEnd(input: HTMLInputElement): void {
  input.focus();
  const { type, value } = input;
  input.type = 'text'; // an input for e-mail addresses lets no script place its caret
  input.setSelectionRange(value.length, value.length);
  input.type = type;
}
