import { landing, slotNames } from '../../oracle/common/landing.ts';
import { read } from '../expected/read.ts';
import type { Wire, WireCall } from './Wire.ts';

/** The requests for managed content so far, oldest first. */
export const contentCalls = (wire: Wire): WireCall[] => wire.to(read(landing.contentPath));

/** The slots that a request for content names, by their ids or by the names of the sign-up page (B§3, B§7). */
export function slotsIn({ search }: Pick<WireCall, 'search'>): number[] {
  const ids: Readonly<Record<string, number>> = read(slotNames);
  return [...new URLSearchParams(search)]
    .filter(([name]) => name !== 'region')
    .map(([, value]) => ids[value] ?? Number(value))
    .filter(Number.isInteger);
}
