import { useTranslation } from 'react-i18next';

/** The language of the page, as a BCP 47 tag. */
export const useLanguage = (): string => useTranslation().i18n.language;
