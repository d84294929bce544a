import { expect, it } from 'vitest';
import { mentions } from './mentions.ts';

it.each([
  ['8078', '{"code":"8078"}'],
  ['8078', String.raw`"{\"code\":\"8078\"}"`],
  ['Market5!place', 'Market5!place'],
  ['8078', '/register?redirect=%2F%3Fcode%3D8078'],
  ['+44770', '{"mobile":"+44770"}'],
])('%s is mentioned by %s', (secret, text) => {
  expect(text).toMatch(mentions(secret));
});

it.each([
  ['8078', 'Chrome/156.0.8078.79'],
  ['8078', '{"at":1795380780123}'],
  ['2026', '2026-11-22'],
])('%s is not mentioned by %s', (secret, text) => {
  expect(text).not.toMatch(mentions(secret));
});
