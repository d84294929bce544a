import type { Plugin } from 'vite';

/** Adds the id of every module that a build holds, styles and pictures included. */
export const collectModules = (modules: Set<string>): Plugin => ({
  name: 'portico:collect-modules',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk') for (const id of part.moduleIds) modules.add(id);
  },
});
