import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissingFonts } from '../../setup/browser/findMissingFonts.mjs';
import { expect, test } from '../fixtures/test.ts';
import { missingParts } from '../rules/missingParts.ts';
import { readStories } from './readStories.ts';

const root = join(import.meta.dirname, '../../..');
const home = join(root, 'src/components');
const stories = readStories();
const files = [...new Set(stories.map(({ importPath }) => importPath))];
const index = {
  stories,
  sources: new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
  library: readFileSync(join(home, 'library.ts'), 'utf8'),
};

for (const name of readdirSync(home))
  if (existsSync(join(home, name, `${name}.tsx`)))
    test(`${name} has all parts of a component`, () => {
      expect(missingParts(name, index)).toHaveNoViolations();
    });

test('every script has a font', () => {
  const lines = findMissingFonts().map((script) => `${script} has none: npm run setup:browser`);
  expect(lines).toHaveNoViolations();
});
