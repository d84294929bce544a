import { expect, it } from 'vitest';
import { channelDetail } from './channelDetail.ts';

it.each([
  ['', {}],
  ['?', {}],
  ['?utm_source=mail&lang=en', { utm_source: 'mail', lang: 'en' }],
  ['?a=1&a=2', { a: '2' }],
  ['?q=%22%7D%E2%82%AC+x&flag', { q: '"}€ x', flag: '' }],
])('is the query as JSON: %s', (search, query) => {
  expect(JSON.parse(channelDetail(search))).toEqual(query);
});

it('holds no secret, and is plain data whatever a name is', () => {
  expect(channelDetail('?ticket=T-1&email=ada%40shop.example&utm_source=mail')).toBe(
    '{"utm_source":"mail"}',
  );
  expect(channelDetail('?__proto__=x')).toBe('{"__proto__":"x"}');
});
