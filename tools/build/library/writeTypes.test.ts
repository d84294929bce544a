import { expect, test } from 'vitest';
import { withBuiltImports, withKeys } from './writeTypes.ts';

test.each([
  [`import type { A } from './A/A.tsx';`, `import type { A } from './A/A.js';`],
  [`export { a } from "../a.ts";`, `export { a } from "../a.js";`],
  [`declare const a: import('./a.ts').A;`, `declare const a: import('./a.js').A;`],
  [`import { B } from 'react';`, `import { B } from 'react';`],
  [`import type { C } from './C.tsx.js';`, `import type { C } from './C.tsx.js';`],
])('%s', (source, built) => {
  expect(withBuiltImports(source)).toBe(built);
});

const declaration = `import type form from './locales/en/form.json';
type PluralForm = 'one';
export type MessageKey = WithoutPlural<keyof typeof form>;
export type Other = 1;
`;

test('the keys stand in the type, a text with plural forms once', () => {
  expect(withKeys(declaration, ['b_one', 'b_other', 'a_note'])).toBe(`type PluralForm = 'one';
export type MessageKey =
  | 'a_note'
  | 'b';
export type Other = 1;
`);
});

test('another form of the declaration is an error', () => {
  expect(() => withKeys('export type MessageKey = string | 1\n', [])).toThrow('MessageKey.ts');
});
