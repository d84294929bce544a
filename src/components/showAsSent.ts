/**
 * Shows an address as it is sent. A browser gives scripts the ASCII form of a domain with other letters
 * and leaves on screen what was typed, a look-alike of another domain included; set anew, it shows a
 * look-alike in its ASCII form too. Source: E-09.
 */
export function showAsSent(input: HTMLInputElement): void {
  const { value } = input;
  if (/@.*xn--/i.test(value)) input.value = value;
}
