import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inPageScript } from '../stories/inPageScript.ts';
import type * as inspector from './inPage/entry.ts';

declare global {
  /** What inPage/entry.ts exports, in a page that runs the script. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoInspector: typeof inspector;
}

/** What judges a component, with axe-core, as one script for a page. */
export async function inspectorScript(): Promise<string> {
  // The same axe-core that the conformance suite runs.
  const suite = createRequire(import.meta.url).resolve('@axe-core/playwright');
  const axe = createRequire(suite).resolve('axe-core/axe.min.js');
  const own = await inPageScript(join(import.meta.dirname, 'inPage/entry.ts'), 'porticoInspector');
  return `${readFileSync(axe, 'utf8')}\n${own}`;
}
