import { join } from 'node:path';
import { inPageScript } from '../stories/inPageScript.ts';
import type * as opening from './inPage/opening.ts';

declare global {
  /** What inPage/opening.ts exports, in a page that runs the script. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoOpening: typeof opening;
}

/** What watches over something that opens and closes, as one script for a page. */
export const openingScript = (): Promise<string> =>
  inPageScript(join(import.meta.dirname, 'inPage/opening.ts'), 'porticoOpening');
