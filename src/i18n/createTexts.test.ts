import { expect, it, vi } from 'vitest';
import { createTexts } from './createTexts.ts';

it('tells who listens when the page speaks another language', () => {
  const page = createTexts('en-GB', { back: 'Back' });
  const heard = vi.fn<() => void>();
  const stop = page.subscribe(heard);
  const french = { language: 'fr', texts: { back: 'Retour' } };
  page.speak(french);
  expect(page.speech()).toBe(french);
  stop();
  page.speak({ language: 'en-GB', texts: {} });
  expect(heard).toHaveBeenCalledOnce();
});

it('each page speaks for itself', () => {
  const pages = [createTexts('en-GB', { back: 'Back' }), createTexts('fr', { back: 'Retour' })];
  expect(pages.map((page) => page.speech().language)).toEqual(['en-GB', 'fr']);
});
