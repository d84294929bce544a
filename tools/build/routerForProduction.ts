import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const router = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router');
/** A file of the package's production build. */
export const builtFor = (file: string): string => path.join(router, '../../production', file);

/** A name that only React's developer tools show, given when the module loads. */
const displayName = /^\w+\.displayName = .*;$/gm;
/** What makes a context or a component, which does nothing else. */
const maker = /\bReact\d*\.(?:createContext|forwardRef|memo)\(/g;

/**
 * What runs when React Router loads, without what keeps its unused parts in a build: data
 * routes, forms and server components, 22 of its 36 kB in the first script (`npm run bench -- size`).
 */
export const withoutLoadEffects = (code: string): string =>
  code.replaceAll(displayName, '').replaceAll(maker, '/* @__PURE__ */ $&');

/** Builds with React Router's production files, which its package does not name, and with what is used of them. */
export const routerForProduction = (): Plugin => ({
  name: 'portico:router-for-production',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: builtFor('index.mjs') },
        { find: /^react-router\/dom$/, replacement: builtFor('dom-export.mjs') },
      ],
    },
  }),
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({ code: withoutLoadEffects(code), map: null }),
  },
});
