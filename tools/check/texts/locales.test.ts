import { expect, it } from 'vitest';
import { parseTexts } from './locales.ts';

it('reads a flat list of texts', () => {
  expect(parseTexts('en/form.json', '{\n  "back": "Back"\n}\n')).toEqual({ back: 'Back' });
});

it('refuses nested texts, and a key that stands twice', () => {
  expect(() => parseTexts('en/form.json', '{ "a": { "b": "c" } }')).toThrow(
    'en/form.json must be one flat object',
  );
  expect(() => parseTexts('en/form.json', '{\n  "a": "b",\n  "a": "c"\n}')).toThrow(
    'en/form.json has `a` twice',
  );
});
