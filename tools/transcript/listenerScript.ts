import { join } from 'node:path';
import { inPageScript } from '../stories/inPageScript.ts';
import type * as listener from './inPage/entry.ts';

declare global {
  /** What inPage/entry.ts exports, in a page that runs the script. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoListener: typeof listener;
}

/** What hears a page and judges its focus, as one script for it. */
export const listenerScript = (): Promise<string> =>
  inPageScript(join(import.meta.dirname, 'inPage/entry.ts'), 'porticoListener');
