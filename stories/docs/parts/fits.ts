/** Whether the text has each of the words, in any order and case. True without words. */
export function fits(text: string, words: string): boolean {
  const searched = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
