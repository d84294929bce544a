import type { Cell, FailedCall, Interference } from './Cell.ts';
import { judgeEnd } from './judgeEnd.ts';
import { runFailedCall } from './runFailedCall.ts';
import { runInterference } from './runInterference.ts';
import type { Subject } from './subjects.ts';
import type { Visitor } from './Visitor.ts';

/** What a cell is about that can happen. */
export type Happening = FailedCall | Interference;

export const isHappening = (what: Cell['what']): what is Happening =>
  what.kind !== 'not applicable';

/** Plays a cell. @returns what is wrong; empty when all is as promised */
export async function runCell(
  visitor: Visitor,
  subject: Subject,
  what: Happening,
): Promise<readonly string[]> {
  try {
    await subject.arrive(visitor);
    const faults =
      what.kind === 'failed call'
        ? await runFailedCall(visitor, subject, what)
        : await runInterference(visitor, subject, what);
    return [...faults, ...(await judgeEnd(visitor))];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [text.split('\n').slice(0, 4).join(' '), ...visitor.problems];
  }
}
