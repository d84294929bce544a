import { useTranslation } from 'react-i18next';

/** The language that the page speaks, as a BCP 47 tag. */
export const useLanguage = (): string => useTranslation().i18n.language;
