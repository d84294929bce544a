import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { chooseLanguage, type LanguageWishes } from './chooseLanguage.ts';

const offer = { languageList: ['th-TH', 'en-GB', 'en'], defaultLang: 'th-TH' };
const nobody: LanguageWishes = { account: null, query: null, stored: null };

describe('the language of a page', () => {
  it('is the account’s, then the query’s, then the one chosen before', () => {
    shows(['I18N-002'], () => {
      const all = { account: 'en', query: 'en-GB', stored: 'th-TH' };
      expect(chooseLanguage(all, offer)).toBe('en');
      expect(chooseLanguage({ ...all, account: null }, offer)).toBe('en-GB');
      expect(chooseLanguage({ ...nobody, stored: 'en' }, offer)).toBe('en');
    });
  });

  it('is the region’s default when nobody asks, or for what the region does not list', () => {
    shows(['I18N-003'], () => {
      expect(chooseLanguage(nobody, offer)).toBe('th-TH');
      expect(chooseLanguage({ account: 'fr', query: 'xx', stored: '' }, offer)).toBe('th-TH');
      expect(chooseLanguage({ ...nobody, account: 'fr', query: 'en' }, offer)).toBe('en');
    });
  });
});
