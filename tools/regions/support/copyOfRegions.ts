import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { regionsFolder } from '../loadRegions.ts';

/** A copy of regions/ whose files import what the originals do; gone when the test ends. */
export function copyOfRegions(): string {
  const root = mkdtempSync(join(tmpdir(), 'portico-regions-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(join(regionsFolder, '../src'), join(root, 'src'), 'dir');
  cpSync(regionsFolder, join(root, 'regions'), { recursive: true });
  return join(root, 'regions');
}
