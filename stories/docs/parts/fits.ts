/** Whether each of the words stands in the text, in any order and case. No words fit everything. */
export function fits(text: string, words: string): boolean {
  const searched = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
