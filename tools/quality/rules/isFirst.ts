import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether nobody has asked before about a state, in any process that shares the folder: the first is told
 * so, all others are not.
 */
export function isFirst(folder: string, state: string): boolean {
  mkdirSync(folder, { recursive: true });
  const name = createHash('sha256').update(state).digest('hex').slice(0, 32);
  try {
    writeFileSync(join(folder, name), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
