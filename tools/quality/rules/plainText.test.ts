import { expect, it } from 'vitest';
import { pseudoText } from '../../../.storybook/pseudoTexts.ts';
import { plainPart } from './plainText.ts';

const part = (text: string, isServerText = false) =>
  plainPart({ where: 'text', text, selector: 'p', isServerText });

it.each([
  ['a text in the pseudo-language', pseudoText('en-XA', 'Check your e-mail | Portico')],
  ['an address in it', `${pseudoText('en-XA', 'For')} ana@example.com`],
  ['digits and signs', '18 + 60 ″'],
  ['a country', pseudoText('en-XA', 'Area: ').concat('United Kingdom')],
  ['the code of a country alone', 'CN'],
  ['a language', 'British English'],
  ['a language in itself, with a capital', 'Español · Deutsch · ไทย · العربية · 中文 · Tiếng Việt'],
])('lets %s pass', (_, text) => {
  expect(part(text)).toBeNull();
});

it.each([
  ['a text in the code', 'Log in', 'Log in'],
  ['one beside an address', 'Log in as ana@example.com', 'Log in as'],
  ['one in another script', '登录', '登录'],
  ['two letters that are no country', 'OK', 'OK'],
  ['a name that only begins like a country', 'Chadwick', 'Chadwick'],
])('sees %s', (_, text, left) => {
  expect(part(text)).toBe(left);
});

it('takes the words of the server as they are', () => {
  expect(part('Your shop was closed.', true)).toBeNull();
});
