import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ErrorCell } from '../../../mocks/scenarios/errorCells.ts';
import { isReachable } from '../../support/reachableCalls.ts';

const capitalised = (words: string): string =>
  words
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

type Named = Pick<ErrorCell, 'contract' | 'name'>;

/** The story of an error at a call, by the name that `npm run generate:stories` gives it. */
export const errorStoryName = ({ contract, name }: Named): string =>
  `${name}At${capitalised(contract.name)}`;

/**
 * Where the story of an error at a call stands in this workshop, seen from a frame inside it; null
 * while the call waits for its screen.
 */
export function errorStoryAddress(cell: Named): string | null {
  const { service, name: call } = cell.contract;
  if (!isReachable(call)) return null;
  return `./?path=/story/${toId(`Errors/${service}`, storyNameFromExport(errorStoryName(cell)))}`;
}
