import type form from './locales/en/form.json';
import type steps from './locales/en/steps.json';
import type account from './locales/en/account.json';
import type landing from './locales/en/landing.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof form & typeof steps & typeof account & typeof landing };
    keySeparator: false;
    nsSeparator: false;
  }
}
