import { expect, it, vi } from 'vitest';
import { createSafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { createTexts } from '../../i18n/createTexts.ts';
import type * as loading from '../../i18n/loadTexts.ts';
import { createLanguageSwitch } from './createLanguageSwitch.ts';

const pending = new Map<string, (texts: Record<string, string>) => void>();
vi.mock(import('../../i18n/loadTexts.ts'), async (original) => ({
  ...(await original<typeof loading>()),
  loadTexts: (language) => new Promise((resolve) => pending.set(language, resolve)),
}));

const unavailable = () => {
  throw new Error('no storage');
};

it('keeps the last of two choices, even if its texts load first', async () => {
  const page = { lang: 'th-TH', dir: 'ltr' };
  vi.stubGlobal('document', { documentElement: page });
  const storage = createSafeStorage({ local: unavailable, session: unavailable });
  const texts = createTexts('th-TH', {});
  const choose = createLanguageSwitch(texts, storage);
  const choices = [choose('en'), choose('ar')];
  pending.get('ar')?.({ hello: 'مرحبا' });
  await choices[1];
  pending.get('en')?.({ hello: 'Hello' });
  await choices[0];
  expect(texts.speech().texts['hello']).toBe('مرحبا');
  expect(page).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(storage.read('language')).toBe('ar');
});
