import { join } from 'node:path';
import type * as detector from './inPage/entry.ts';
import { inPageScript } from './inPageScript.ts';

declare global {
  /** What inPage/entry.ts exports, in a page that runs the script. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoDetector: typeof detector;
}

/** What judges texts and plays stories, as one script for a page. */
export const detectorScript = (): Promise<string> =>
  inPageScript(join(import.meta.dirname, 'inPage/entry.ts'), 'porticoDetector');
