import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unexpectedSites } from './builtSites.ts';

/** The sites that a build with these is blamed for. */
function blamed(...sites: readonly string[]): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'assets'));
  for (const site of sites) {
    mkdirSync(join(dist, site));
    writeFileSync(join(dist, site, 'index.html'), '');
  }
  const sentences = unexpectedSites(dist);
  rmSync(dist, { recursive: true });
  return sentences.join('\n');
}

it('a site is expected by the file of its region, a variant by that of its home', () => {
  expect(blamed('gb', 'us', 'accu.us')).toBe('');
});

it.each(['xx', 'accu.gb'])('%s has no expectations', (site) => {
  expect(blamed('gb', site)).toMatch(new RegExp(`^The build has a site "${site}".*\\.$`));
});
