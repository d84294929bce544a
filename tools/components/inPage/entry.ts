/** What tools/components has the browser do; bundled into one script. */
import type { ComponentFault } from './ComponentFault.ts';
import { judgeAxe } from './judgeAxe.ts';
import { judgeEdges } from './judgeEdges.ts';
import { judgeTextSpacing } from './judgeTextSpacing.ts';

export { readFocus, watchFocus } from './watchFocus.ts';

/** The next frame, with all that it has changed by itself. */
const frame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Judges the story as it stands, by all that needs no key. */
export async function judge(forcedColours: boolean): Promise<readonly ComponentFault[]> {
  await frame();
  return [...(await judgeAxe()), ...(forcedColours ? judgeEdges() : []), ...judgeTextSpacing()];
}
