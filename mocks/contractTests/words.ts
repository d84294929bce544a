/** Splits a text at white space. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);
