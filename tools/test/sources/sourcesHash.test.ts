import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourcesHash } from './sourcesHash.ts';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const hashes = () => ({ unit: sourcesHash(root, 'unit'), stories: sourcesHash(root, 'stories') });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  write('src/a.ts', 'a');
});
afterEach(() => rmSync(root, { recursive: true }));

it.each(['src/a.ts', 'src/b.css', 'regions/xx.ts', 'stories/A.stories.tsx', 'package.json'])(
  'a change to %s is one for both layers',
  (file) => {
    const before = hashes();
    expect(hashes()).toEqual(before);
    write(file, 'changed');
    const after = hashes();
    expect(after.unit).not.toBe(before.unit);
    expect(after.stories).not.toBe(before.stories);
  },
);

it.each(['src/a.test.ts', 'tools/x.ts'])(
  'a change to %s leaves the stories as they are',
  (file) => {
    const before = hashes();
    write(file, 'new');
    expect(hashes().unit).not.toBe(before.unit);
    expect(hashes().stories).toBe(before.stories);
  },
);

it.each(['conformance/oracle/a.ts', '.results/unit.json', 'README.md'])(
  'a change to %s is none',
  (file) => {
    const before = hashes();
    write(file, 'new');
    expect(hashes()).toEqual(before);
  },
);
