import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether nobody has asked before about a state, in any process that shares the folder: the first is told
 * so, all others are not.
 */
export function isFirst(folder: string, state: string): boolean {
  const name = createHash('sha256').update(state).digest('hex').slice(0, 32);
  return mkdirSync(join(folder, name), { recursive: true }) !== undefined;
}
