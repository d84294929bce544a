import type { Cell, FailedCall } from './Cell.ts';
import { cells } from './cells.ts';
import { isHappening, type Happening } from './runCell.ts';

type Play = (cell: Cell, what: Happening) => Promise<readonly string[]>;

function failedCall(subject: Cell['subject'], fault: Cell['fault']): [Cell, FailedCall] {
  const cell = cells.find((one) => one.subject === subject && one.fault === fault);
  if (cell?.what.kind !== 'failed call')
    throw new Error(`${subject} ${fault} is no failed call; mend tools/faults/proveCells.ts.`);
  return [cell, cell.what];
}

/**
 * Proves that a broken promise is seen: each cell is played with one that the page does not keep.
 * @throws Error when one passes
 */
export async function proveCells(play: Play): Promise<void> {
  const [cell, region] = failedCall('region', 'F05');
  const planted: readonly { readonly what: FailedCall; readonly says: RegExp }[] = [
    { what: { ...region, ways: ['status:500'], requests: 3 }, says: /2 requests, not 3/ },
    { what: { ...region, ways: ['status:500'], next: 'waits' }, says: /does not wait/ },
    { what: { ...region, ways: ['default'] }, says: /toast/ },
  ];
  const said = await Promise.all(
    planted.map(async ({ what, says }) => {
      if (!isHappening(what)) return '';
      const found = (await play(cell, what)).join('; ');
      return says.test(found) ? '' : `“${found}” is said where ${String(says)} must be`;
    }),
  );
  const unseen = said.filter((text) => text !== '');
  if (unseen.length > 0) throw new Error(`${unseen.join('\n')}; mend tools/faults.`);
}
