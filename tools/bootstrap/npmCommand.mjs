// @ts-check
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Failure } from '../process/Failure.mjs';

/**
 * How to call npm: the one that is running this script, else the one in PATH.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ command: string, args: string[] }}
 * @throws {Failure} when there is none
 */
export function npmCommand(env = process.env) {
  const running = env['npm_execpath'];
  // Other package managers set the variable too.
  if (running !== undefined && path.basename(running) === 'npm-cli.js') {
    return { command: process.execPath, args: [running] };
  }
  // npm is a batch file on Windows, which only its shell starts.
  const found =
    process.platform === 'win32'
      ? { command: 'cmd.exe', args: ['/d', '/c', 'npm'] }
      : { command: 'npm', args: [] };
  if (spawnSync(found.command, [...found.args, '--version'], { stdio: 'ignore' }).status !== 0) {
    throw new Failure(
      'Portico needs npm, which comes with Node, and none was found: install Node from ' +
        'https://nodejs.org, or npm by itself, and run the command again.',
    );
  }
  return found;
}
