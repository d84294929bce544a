import { useSpeech } from './TextsContext.ts';

/** The language that the page speaks, as a BCP 47 tag. */
export const useLanguage = (): string => useSpeech().language;
