import { expect, it, vi } from 'vitest';
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
  const choose = createLanguageSwitch(
    i18n,
    storage,
    { parts: () => (asked.length === 0 ? ['form'] : ['form', 'account']) },
    async (_, parts) => {
      asked.push(parts);
      return Object.fromEntries(parts.map((part) => [part, `${part} text`]));
    },
  );
  await choose('th-TH');
  expect(asked).toEqual([['form'], ['form', 'account']]);
  expect(i18n.t(textKey('account'))).toBe('account text');
});
