import type { RegionExpectations } from '../../oracle/RegionExpectations.ts';
import { stated } from '../../oracle/SourcedValue.ts';
import { read } from './read.ts';

interface Edge {
  readonly typed: string;
  readonly isRight: boolean;
}

/** More digits than any pattern takes. */
const MOST = 18;

/**
 * The numbers of the region's own country at both sides of each length where right ends and wrong begins.
 * With a trunk zero too where a document gives the pattern: it is judged as typed there (S-201).
 */
export function numberEdges({ ownPhone, ownPhonePattern }: RegionExpectations): Edge[] {
  if (!stated(ownPhonePattern)) return [];
  const pattern = new RegExp(read(ownPhonePattern));
  const { typed } = read(ownPhone);
  const stems = ownPhonePattern.kind === 'specified' ? [typed, `0${typed}`] : [typed];
  return stems.flatMap((stem) => {
    const all = Array.from({ length: MOST }, (_, index) => {
      const number = stem.padEnd(MOST, '1').slice(0, index + 1);
      return { typed: number, isRight: pattern.test(number) };
    });
    return all.filter(({ isRight }, index) =>
      [all[index - 1], all[index + 1]].some((next) => next && next.isRight !== isRight),
    );
  });
}
