import type { Plugin } from 'vite';
import { loadRegions } from '../../regions/loadRegions.ts';
import { siteEntries } from './siteEntries.ts';

const NAME = 'virtual:portico-sites';
const RESOLVED = `\0${NAME}`;

/** Makes the list of sites out of the region files, as a module that the menus import on demand. */
export const sitesPlugin = (): Plugin => ({
  name: 'portico:sites',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  async load(id) {
    if (id !== RESOLVED) return null;
    return `export default ${JSON.stringify(siteEntries(await loadRegions()))};`;
  },
});
