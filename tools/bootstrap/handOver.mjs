// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

/**
 * Runs a script in the foreground: terminal, signals and exit code are its own.
 *
 * @param {string} node the runtime's path
 * @param {readonly string[]} args
 * @param {string} root the repository, whose node_modules/.bin comes first in PATH
 * @param {AbortSignal} signal forwarded; the script decides how it stops
 * @returns {Promise<number>} its exit code
 */
export function handOver(node, args, root, signal) {
  signal.throwIfAborted();
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: withLocalBinaries(root) });
  signal.addEventListener('abort', () => child.kill(signal.reason.signal), { once: true });
  process.on('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, by) => resolve(code ?? 128 + constants.signals[by ?? 'SIGKILL']));
  });
}

/** @param {string} root */
function withLocalBinaries(root) {
  // Windows writes it `Path`.
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const binaries = path.join(root, 'node_modules', '.bin');
  return { ...process.env, [key]: [binaries, process.env[key]].join(path.delimiter) };
}
