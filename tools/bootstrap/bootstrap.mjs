// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMain } from '../process/runMain.mjs';
import { findRuntime } from './findRuntime.mjs';
import { handOver } from './handOver.mjs';
import { ensurePackages } from './ensurePackages.mjs';

/**
 * Brings a clone to the point where the project's own runtime can run its scripts, and runs one.
 *
 * @param {string} script path from the repository's root
 * @returns {Promise<void>}
 */
export async function bootstrap(script) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await runMain(async (signal) => {
    await ensurePackages(root, signal);
    const { node, remark } = findRuntime(root);
    if (remark !== undefined) console.log(remark);
    return handOver(node, [path.join(root, script), ...process.argv.slice(2)], root, signal);
  });
}
