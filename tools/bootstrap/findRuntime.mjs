// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../process/Failure.mjs';

/**
 * The Node that runs the project's scripts: the pinned one, or else the one running now if it can
 * run TypeScript by itself.
 *
 * @param {string} root
 * @returns {{ node: string, remark?: string }} `remark` tells the person that it is not the pinned one
 * @throws {Failure} when neither will do
 */
export function findRuntime(root) {
  const pinned = pinnedRuntime(root);
  if (runs(pinned)) return { node: pinned };
  const machine = `${process.platform}-${process.arch}`;
  const why = existsSync(pinned)
    ? `The pinned Node runtime does not run on this machine (${machine})`
    : `The pinned Node runtime is not installed (optional packages left out, or none for ${machine})`;
  const own = process.versions.node;
  if ('typescript' in process.features && process.features.typescript !== false) {
    return { node: process.execPath, remark: `${why}: going on with this machine's Node ${own}.` };
  }
  throw new Failure(
    `${why}, and this machine's Node ${own} cannot take its place: delete node_modules and run ` +
      'the command again, or install Node 22.18 or newer.',
  );
}

/** @param {string} root */
function pinnedRuntime(root) {
  return process.platform === 'win32'
    ? path.join(root, 'node_modules', `node-win-${process.arch}`, 'bin', 'node.exe')
    : path.join(root, 'node_modules', '.bin', 'node');
}

/**
 * Being there is not enough: a glibc binary on a musl system is there and does not start.
 *
 * @param {string} node
 */
function runs(node) {
  return spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}
