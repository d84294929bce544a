// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { eachLine } from './eachLine.mjs';
import { killFamily, stopFamily } from './stopFamily.mjs';

const GRACE_MS = 5000;
const LATE_OUTPUT_MS = 500;

/**
 * @typedef {object} Group
 * @property {Promise<number>} ended the exit code once the leader ended and nothing of its family
 *   is left (128 + n after a signal, 127 when it could not be started)
 * @property {() => Promise<void>} stop SIGTERM to the whole family, SIGKILL after 5 s
 */

/** @type {Set<number>} */
const running = new Set();
process.on('exit', () => running.forEach(killFamily));

/**
 * Starts a command as the leader of a process group of its own: Ctrl-C in the terminal does not
 * reach it, so that whoever started it decides when it stops. Whatever way this process ends,
 * short of SIGKILL, the family ends with it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env] added to this process's environment
 * @param {(line: string, from: 'stdout' | 'stderr') => void} options.onLine
 * @returns {Group}
 */
export function spawnGroup(command, args, { cwd, env, onLine }) {
  const child = spawn(command, args, {
    cwd,
    env: plainEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  eachLine(child.stdout, (line) => onLine(line, 'stdout'));
  eachLine(child.stderr, (line) => onLine(line, 'stderr'));
  const { pid } = child;
  if (pid !== undefined) running.add(pid);

  const stop = async () => {
    if (pid !== undefined && running.has(pid)) await stopFamily(pid, GRACE_MS);
  };

  const closed = new Promise((resolve) => child.once('close', resolve));
  const settle = async () => {
    await stop(); // stragglers without their leader
    await Promise.race([closed, delay(LATE_OUTPUT_MS)]);
    if (pid !== undefined) running.delete(pid);
  };

  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      onLine(`${command} could not be started: ${error.message}`, 'stderr');
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      void settle().then(() => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
    });
  });
  return { ended, stop };
}

/**
 * The children write into pipes: no colours, whatever the terminal or CI asks for.
 *
 * @param {NodeJS.ProcessEnv} [added]
 */
function plainEnvironment(added) {
  /** @type {NodeJS.ProcessEnv} */
  const environment = { ...process.env, NO_COLOR: '1', ...added };
  delete environment['FORCE_COLOR'];
  return environment;
}
