import ar from '../../../src/i18n/locales/ar/landing.json';
import english from '../../../src/i18n/locales/en-GB/landing.json';
import thai from '../../../src/i18n/locales/th-TH/landing.json';
import vietnamese from '../../../src/i18n/locales/vi-VN/landing.json';
import chinese from '../../../src/i18n/locales/zh-CN/landing.json';

/** A script as the portal writes it. The words are the portal's own, where it speaks the language. */
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
    why: 'A serif for the promise, as a stonemason cuts it; the device’s own sans for everything that is worked with.',
  },
  {
    lang: 'vi-VN',
    name: 'Vietnamese',
    ...words(vietnamese),
    why: 'Two marks stand upon one letter. Titles take more air, and a sans that has every letter with its marks; few serifs do.',
  },
  {
    lang: 'th-TH',
    name: 'Thai',
    ...words(thai),
    why: 'Vowels and tones stand above and below in four storeys, so lines stand 1.7 apart. Nothing is set tighter: it has no gaps to give.',
  },
  {
    lang: 'ar',
    dir: 'rtl',
    name: 'Arabic',
    ...words(ar),
    why: 'Joined letters are never pulled apart, so tracking is 0. Deep tails need 1.7. The page mirrors; numbers and addresses do not.',
  },
  {
    lang: 'zh-CN',
    name: 'Simplified Chinese',
    ...words(chinese),
    why: 'Every sign fills its square, so 1.6 between lines and no tracking. 600 is the heaviest that stays open at 14 px.',
  },
  {
    lang: 'zh-Hant',
    name: 'Traditional Chinese',
    headline: '把您的店鋪開向全國',
    text: '一個帳號，輕鬆上架、銷售和收款。',
    why: 'Its own faces: the same code points are drawn differently, and a reader sees it at once.',
  },
];
