import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

/** An attribute in brackets, as CSS has it, or the name of a `data-` attribute. */
const ATTRIBUTE = /\[[a-z][a-z-]*(?:[~^$*|]?=[^\]]*)?\]|\bdata-[a-z]/;

/** The texts of a module that name an attribute of the page; titles in plain words name none. */
function attributesIn(file: string, code: string): string[] {
  const found: string[] = [];
  const note = (text: string): void => {
    if (ATTRIBUTE.test(text)) found.push(text);
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') note(value);
    },
    TemplateLiteral: ({ quasis }) => note(quasis.map(({ value }) => value.raw).join('…')),
  }).visit(parseSync(file, code).program);
  return found;
}

const root = new URL('../', import.meta.url).pathname;
const files = globSync('{harness,specs}/**/*.ts', { cwd: root }).filter(
  (file) => !file.startsWith('harness/contract.'),
);

it.each(files)('%s uses the selectors of the contract alone', (file) => {
  expect(attributesIn(file, readFileSync(`${root}${file}`, 'utf8'))).toEqual([]);
});

it.each([
  `page.locator('[data-step="account"]')`,
  'page.locator(`[name="${name}"]`)',
  `document.querySelector('input[hidden]')`,
  `expect(tip).toHaveAttribute('data-state', 'wrong')`,
])('sees %s', (code) => {
  expect(attributesIn('planted.ts', code)).toHaveLength(1);
});

it.each([`page.locator(':focus')`, `test('a list [of things] is read', () => {})`])(
  'passes over %s',
  (code) => {
    expect(attributesIn('planted.ts', code)).toEqual([]);
  },
);
