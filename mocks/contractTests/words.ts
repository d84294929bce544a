/** The words of a text, whatever space is between them. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);
