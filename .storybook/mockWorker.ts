import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILE = 'mockServiceWorker.js';

/**
 * Leaves Storybook's own files to the browser. The worker would ask the page for each, where every
 * handler of the mock backend looks at it: 100 ms a file.
 */
const LEAVE_FILES = `addEventListener('fetch', (event) => {
  if (['script', 'style', 'font'].includes(event.request.destination)) event.stopImmediatePropagation();
});\n`;

/** Serves and builds msw's worker, which asks the page only about calls. */
export function mockWorker(): Plugin {
  const own = createRequire(import.meta.url).resolve(`msw/${FILE}`);
  const source = `${LEAVE_FILES}${readFileSync(own, 'utf8')}`;
  return {
    name: 'portico:mock-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
