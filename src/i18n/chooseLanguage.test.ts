import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { chooseLanguage, type LanguageWishes } from './chooseLanguage.ts';

const languages = { languageList: ['th-TH', 'en-GB', 'en'], defaultLang: 'th-TH' };
const none: LanguageWishes = { account: null, query: null, stored: null };

describe('the language of a page', () => {
  it('comes from the account, then the query, then the stored choice', () => {
    const all = { account: 'en', query: 'en-GB', stored: 'th-TH' };
    covers(['I18N-002'], () => {
      expect(chooseLanguage(all, languages)).toBe('en');
      expect(chooseLanguage({ ...all, account: null }, languages)).toBe('en-GB');
    });
    expect(chooseLanguage({ ...none, stored: 'en' }, languages)).toBe('en');
  });

  it('is the region’s default without a preference, or for a language that the region does not list', () => {
    covers(['I18N-003'], () => {
      expect(chooseLanguage(none, languages)).toBe('th-TH');
      expect(chooseLanguage({ account: 'fr', query: 'xx', stored: '' }, languages)).toBe('th-TH');
      expect(chooseLanguage({ ...none, account: 'fr', query: 'en' }, languages)).toBe('en');
    });
  });
});
