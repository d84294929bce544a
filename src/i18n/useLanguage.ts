import { useSpeech } from './TextsContext.ts';

/** The language of the page, as a BCP 47 tag. */
export const useLanguage = (): string => useSpeech().language;
