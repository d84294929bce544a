// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../process/Failure.mjs';
import { runQuietly } from '../process/runQuietly.mjs';
import { fingerprint, sameTree } from './lockStamp.mjs';
import { npmAdvice, npmEssence } from './npmAdvice.mjs';
import { npmCommand } from './npmCommand.mjs';

/**
 * Installs the packages when node_modules is missing or is not what package-lock.json says.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 * @throws {Failure} when npm is missing or fails
 */
export async function ensurePackages(root, signal) {
  const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const stampFile = path.join(root, 'node_modules', '.portico-install');
  const wanted = fingerprint(lockText, process);
  if (readIfThere(stampFile) === wanted) return;

  // Installed by hand, or by an image that has no network now: fine, as long as it is the same.
  const installed = readIfThere(path.join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined || !sameTree(lockText, installed, process)) {
    rmSync(stampFile, { force: true });
    await install(root, signal);
  }
  writeFileSync(stampFile, wanted);
}

/**
 * @param {string} root
 * @param {AbortSignal} signal
 */
async function install(root, signal) {
  const npm = npmCommand();
  const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  // Whatever NODE_ENV and npm's configuration say: the tools are development packages, the
  // runtime an optional one.
  const { ok, output } = await runQuietly(
    npm.command,
    [...npm.args, ...args, '--include=dev', '--include=optional'],
    { cwd: root, signal, doing: 'Installing the packages (npm ci)', done: 'Packages installed' },
  );
  if (!ok) {
    throw new Failure(
      `${npmEssence(output)}\n\nThe packages were not installed: ${npmAdvice(output)}`,
    );
  }
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
