import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../process/Failure.mjs';
import { spawnGroup } from '../process/spawnGroup.mjs';
import { tail } from '../process/tail.mjs';
import { waitForHttp } from '../process/waitForHttp.ts';
import { findNginx } from './findNginx.ts';

const READY_LIMIT_MS = 20_000;

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
 * @param url where it answers once it is ready
 * @returns how to stop it
 * @throws {Failure} with nginx's own words when it does not start; the signal's reason
 */
export async function startNginx(
  folder: string,
  configuration: string,
  url: string,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const program = findNginx();
  await mkdir(path.join(folder, 'temp'));
  await writeFile(path.join(folder, 'nginx.conf'), mainConfiguration(folder));
  await writeFile(path.join(folder, 'portico.conf'), configuration);
  const output = tail(20);
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
  const group = spawnGroup(program, args, { onLine: (line) => output.add(line) });
  const over = new AbortController();
  const died = group.ended.then((): never => {
    throw new Failure(`${program} ended before it answered. Its last lines:\n\n${output.text()}`);
  });
  const limit = AbortSignal.any([signal, over.signal, AbortSignal.timeout(READY_LIMIT_MS)]);
  try {
    await Promise.race([waitForHttp(url, limit), died]);
  } catch (error) {
    await group.stop();
    throw error;
  } finally {
    over.abort();
    died.catch(() => {}); // from here on its end is no failure
  }
  return () => group.stop();
}
