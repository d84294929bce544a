import { readdirSync } from 'node:fs';

/**
 * The ids of the regions that have a configuration: the names of the files in `regions/`.
 *
 * Helpers and tests beside them have capitals or dots in their names.
 */
export function regionIds(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => /^[a-z]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .toSorted();
}
