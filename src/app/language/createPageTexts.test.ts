import { expect, it } from 'vitest';
import { ChunkError } from '../../features/ChunkError.ts';
import { createI18n, setTexts } from '../../i18n/createI18n.ts';
import { textKey } from '../../i18n/textKey.ts';
import { createPageTexts } from './createPageTexts.ts';

const hello = textKey('hello');

it('adds a part once, in the language that the page has by then', async () => {
  const page = createI18n('en', { title: 'Title' });
  const asked: string[] = [];
  const texts = createPageTexts(page, ['form'], async (language) => {
    asked.push(language);
    if (language === 'en') setTexts(page, 'th-TH', { title: 'ชื่อ' });
    return { hello: language === 'en' ? 'Hello' : 'สวัสดี' };
  });
  expect(texts.parts()).toEqual(['form']);
  await Promise.all([texts.load('account'), texts.load('account')]);
  expect(asked).toEqual(['en', 'th-TH']);
  expect(page.t(hello)).toBe('สวัสดี');
  expect(page.t(textKey('title'))).toBe('ชื่อ');
  expect(texts.parts()).toEqual(['form', 'account']);
  await Promise.all([texts.load('account'), texts.load('form')]);
  expect(asked).toEqual(['en', 'th-TH']);
});

it('loads a part again that failed to load', async () => {
  const page = createI18n('en', {});
  let failed = false;
  const texts = createPageTexts(page, ['form'], async () => {
    if (failed) return { hello: 'Hello' };
    failed = true;
    throw new TypeError('gone');
  });
  await expect(texts.load('account')).rejects.toThrow(ChunkError);
  await texts.load('account');
  expect(page.t(hello)).toBe('Hello');
});

it('gives a render that asks again the failure that it met', async () => {
  let asked = 0;
  const texts = createPageTexts(createI18n('en', {}), ['form'], async () => {
    asked += 1;
    throw new TypeError('gone');
  });
  const first = texts.read('account');
  await expect(first).rejects.toThrow(ChunkError);
  expect(texts.read('account')).toBe(first);
  expect(asked).toBe(1);
  await expect(texts.load('account')).rejects.toThrow(ChunkError);
  expect(asked).toBe(2);
});

it('keeps the promise of a part, which React reads at once where the part is there', async () => {
  const texts = createPageTexts(createI18n('en', {}), ['form'], async () => ({ hello: 'Hello' }));
  expect(texts.load('form')).toHaveProperty('status', 'fulfilled');
  const asked = texts.load('account');
  expect(asked).not.toHaveProperty('status');
  await asked;
  expect(texts.load('account')).toBe(asked);
  expect(asked).toHaveProperty('status', 'fulfilled');
});
