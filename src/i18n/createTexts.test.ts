import { expect, it, vi } from 'vitest';
import { createTexts } from './createTexts.ts';

it('notifies subscribers when the language changes', () => {
  const page = createTexts('en-GB', { back: 'Back' });
  const listener = vi.fn<() => void>();
  const stop = page.subscribe(listener);
  const french = { language: 'fr', texts: { back: 'Retour' } };
  page.speak(french);
  expect(page.speech()).toBe(french);
  stop();
  page.speak({ language: 'en-GB', texts: {} });
  expect(listener).toHaveBeenCalledOnce();
});

it('keeps the language of each page separate', () => {
  const pages = [createTexts('en-GB', { back: 'Back' }), createTexts('fr', { back: 'Retour' })];
  expect(pages.map((page) => page.speech().language)).toEqual(['en-GB', 'fr']);
});
