import { readdirSync } from 'node:fs';

/** The ids of the regions: the names of the files in `regions/`, apart from `defaults.ts`. */
export function regionIds(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => /^[a-z]{2,5}\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .toSorted();
}
