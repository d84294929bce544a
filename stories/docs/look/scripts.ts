import ar from '../../../src/i18n/locales/ar/landing.json';
import english from '../../../src/i18n/locales/en-GB/landing.json';
import thai from '../../../src/i18n/locales/th-TH/landing.json';
import vietnamese from '../../../src/i18n/locales/vi-VN/landing.json';
import chinese from '../../../src/i18n/locales/zh-CN/landing.json';

/** A sample of a script, with texts of the portal where it has the language. */
export interface ScriptSample {
  readonly lang: string;
  readonly dir?: 'rtl';
  readonly name: string;
  readonly headline: string;
  readonly text: string;
  readonly why: string;
}

const words = (texts: Readonly<Record<string, string>>) => ({
  headline: texts['banner_headline'] ?? '',
  text: `${texts['banner_lead'] ?? ''} ${texts['banner_proof_payment_text'] ?? ''}`,
});

export const scripts: readonly ScriptSample[] = [
  {
    lang: 'en-GB',
    name: 'Latin',
    ...words(english),
    why: 'A serif for headlines; the system’s sans for everything else.',
  },
  {
    lang: 'vi-VN',
    name: 'Vietnamese',
    ...words(vietnamese),
    why: 'Letters can have two marks. Titles have a larger line height, and a sans, because few serifs have all marks.',
  },
  {
    lang: 'th-TH',
    name: 'Thai',
    ...words(thai),
    why: 'Vowels and tones are on four levels above and below, so the line height is 1.7. The letter spacing is never reduced.',
  },
  {
    lang: 'ar',
    dir: 'rtl',
    name: 'Arabic',
    ...words(ar),
    why: 'Letters are joined, so the letter spacing is 0. Deep descenders need a line height of 1.7. The page mirrors; numbers and addresses do not.',
  },
  {
    lang: 'zh-CN',
    name: 'Simplified Chinese',
    ...words(chinese),
    why: 'Every character fills its square, so the line height is 1.6 and the letter spacing is 0. 600 is the heaviest weight that stays legible at 14 px.',
  },
  {
    lang: 'zh-Hant',
    name: 'Traditional Chinese',
    headline: '把您的店鋪開向全國',
    text: '一個帳號，輕鬆上架、銷售和收款。',
    why: 'It has its own fonts, because many code points look different from Simplified Chinese.',
  },
];
