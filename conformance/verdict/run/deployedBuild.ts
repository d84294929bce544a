import { createHash } from 'node:crypto';
import { ConfigurationError } from '../../shared/ConfigurationError.ts';
import { loopback } from '../../shared/loopback.ts';

const ASSET = /\/assets\/[\w.-]+/g;

/**
 * A short name for a deployed build, through the server that passes it on: the files that the register
 * pages name, whose names are hashes of their content.
 *
 * @throws ConfigurationError naming a region whose page is not there
 */
export async function deployedBuild(port: number, regions: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const region of regions) {
    const host = `${region}.localhost`;
    const { status, text } = await loopback({ port, host, path: '/account/register' });
    if (status !== 200)
      throw new ConfigurationError(
        `The deployment has no register page in ${region} (it answered ${status}): is it up, and does --target name its sites?`,
      );
    hash.update(JSON.stringify([region, text.match(ASSET)?.toSorted() ?? []]));
  }
  return `deployed-${hash.digest('hex').slice(0, 12)}`;
}
