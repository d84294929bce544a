import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../setup/process/Failure.mjs';
import { spawnGroup } from '../setup/process/spawnGroup.mjs';
import { waitForHttp } from '../setup/process/waitForHttp.ts';

const READY_LIMIT_MS = 20_000;
/** Where systems put servers; an ordinary user's path often lacks it. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/opt/homebrew/bin'];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The nginx of this machine.
 * @throws {Failure} with how to install one
 */
export function findNginx(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const found = [...folders, ...serverFolders]
    .map((folder) => path.join(folder, 'nginx'))
    .find(isProgram);
  if (found !== undefined) return found;
  throw new Failure(
    'There is no nginx on this machine. Install one (Debian: `apt-get install nginx-light`; macOS: `brew install nginx`) and run this again.',
  );
}

/** One process that writes nothing outside its folder, so that it runs as whoever starts it. */
const mainConfiguration = (folder: string): string => `daemon off;
master_process off;
pid nginx.pid;
error_log stderr;

events {}

http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((kind) => `  ${kind}_temp_path "${folder}/temp";`)
  .join('\n')}
  include portico.conf;
}
`;

/**
 * Starts this machine's nginx as the current user.
 *
 * @param folder an empty one, for all that nginx writes
 * @param configuration what `nginx()` made
 * @returns how to stop it
 * @throws {Failure} with nginx's own output when it does not start
 */
export async function startNginx(
  folder: string,
  configuration: string,
  port: number,
): Promise<() => Promise<void>> {
  const program = findNginx();
  mkdirSync(path.join(folder, 'temp'), { recursive: true });
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder));
  writeFileSync(path.join(folder, 'portico.conf'), configuration);
  const output: string[] = [];
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
  const { ended, stop } = spawnGroup(program, args, { onLine: (line) => output.push(line) });
  const died = new AbortController();
  void ended.then(() => died.abort());
  try {
    await waitForHttp(`http://127.0.0.1:${port}/`, READY_LIMIT_MS, died.signal);
  } catch {
    await stop();
    throw new Failure(`${program} did not answer. Its output:\n\n${output.join('\n')}`);
  }
  return stop;
}
