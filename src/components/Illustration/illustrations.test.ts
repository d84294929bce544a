import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../illustrations');
const files = globSync('*.svg', { cwd: folder }).toSorted();

it.each(files)(
  '%s is a small drawing of the common size, without text or external resources',
  (file) => {
    const svg = readFileSync(join(folder, file), 'utf8');
    expect(Buffer.byteLength(svg)).toBeLessThan(6 * 1024);
    expect(svg).toContain('width="320" height="240" viewBox="0 0 320 240"');
    expect(svg).not.toMatch(/<(text|script|style|image|foreignObject)|href=|url\(/);
  },
);
