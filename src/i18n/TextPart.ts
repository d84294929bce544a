/** The parts of the texts, one file each for every language. */
export const textParts = ['form', 'steps', 'account', 'landing'] as const;

/** A part of the texts that a page can load. */
export type TextPart = (typeof textParts)[number];
