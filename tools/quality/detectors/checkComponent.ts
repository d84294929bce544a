import { checkAxe } from './checkAxe.ts';
import { checkEdges } from './checkEdges.ts';
import { checkTextSpacing } from './checkTextSpacing.ts';
import { settle } from './settle.ts';
import type { Violation } from './Violation.ts';

/** Checks the story as it stands by every rule that needs no key. */
export async function checkComponent(forcedColours: boolean): Promise<readonly Violation[]> {
  await settle();
  return [
    ...(await checkAxe()),
    ...(forcedColours ? checkEdges() : []),
    ...(await checkTextSpacing()),
  ];
}
