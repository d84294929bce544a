import { describe, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { createSafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import type { Texts } from '../../i18n/Texts.ts';
import type { TextPart } from '../../i18n/TextPart.ts';
import { textKey } from '../../i18n/textKey.ts';
import { createLanguageSwitch } from './createLanguageSwitch.ts';

const unavailable = () => {
  throw new Error('no storage');
};

it('keeps the last of two choices, even if its texts load first', async () => {
  const page = { lang: 'th-TH', dir: 'ltr' };
  vi.stubGlobal('document', { documentElement: page });
  const storage = createSafeStorage({ local: unavailable, session: unavailable });
  const i18n = createI18n('th-TH', {});
  const pending = new Map<string, (texts: Texts) => void>();
  const choose = createLanguageSwitch(
    i18n,
    storage,
    { parts: () => ['form'] },
    (language) => new Promise((resolve) => pending.set(language, resolve)),
  );
  const choices = [choose('en'), choose('ar')];
  pending.get('ar')?.({ hello: 'مرحبا' });
  await choices[1];
  pending.get('en')?.({ hello: 'Hello' });
  await choices[0];
  expect(i18n.t(textKey('hello'))).toBe('مرحبا');
  expect(page).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(storage.read('language')).toBe('ar');
});

it('loads a part too that came while it loaded', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const i18n = createI18n('en', {});
  const asked: (readonly TextPart[])[] = [];
  const storage = createSafeStorage({ local: unavailable, session: unavailable });
  const parts = (): readonly TextPart[] => (asked.length === 0 ? ['form'] : ['form', 'account']);
  const choose = createLanguageSwitch(i18n, storage, { parts }, async (_, loading) => {
    asked.push(loading);
    return Object.fromEntries(loading.map((part) => [part, `${part} text`]));
  });
  await choose('th-TH');
  expect(asked).toEqual([['form'], ['form', 'account']]);
  expect(i18n.t(textKey('account'))).toBe('account text');
});

describe('the locale of the account', () => {
  /** A page in English. */
  function english() {
    const page = { lang: 'en', dir: 'ltr' };
    vi.stubGlobal('document', { documentElement: page });
    const storage = createSafeStorage({ local: unavailable, session: unavailable });
    const load = () => Promise.resolve({});
    const show = createLanguageSwitch(createI18n('en', {}), storage, { parts: () => [] }, load);
    return { page, storage, show };
  }

  it('is shown and not stored as a choice', async () => {
    const { page, storage, show } = english();
    await covers(['I18N-002'], async () => {
      await show('ar', 'account');
      expect(page.lang).toBe('ar');
      expect(storage.read('language')).toBeNull();
    });
  });

  it("does not overrule the user's own choice", async () => {
    const { page, show } = english();
    await show('th-TH');
    await show('ar', 'account');
    expect(page.lang).toBe('th-TH');
  });
});
