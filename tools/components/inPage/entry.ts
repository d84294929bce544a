/** What tools/components has the browser do; bundled into one script. */
import type { ComponentFault } from './ComponentFault.ts';
import { judgeAxe } from './judgeAxe.ts';
import { judgeEdges } from './judgeEdges.ts';
import { judgeTextSpacing } from './judgeTextSpacing.ts';
import { rest } from './rest.ts';

export { readFocus, watchFocus } from './watchFocus.ts';

/** Judges the story as it stands, by all that needs no key. */
export async function judge(forcedColours: boolean): Promise<readonly ComponentFault[]> {
  await rest();
  return [
    ...(await judgeAxe()),
    ...(forcedColours ? judgeEdges() : []),
    ...(await judgeTextSpacing()),
  ];
}
