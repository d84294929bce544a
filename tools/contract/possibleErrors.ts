import type { NotedContract } from '../../src/api/Contract.ts';
import { errorCells } from '../../mocks/scenarios/errorCells.ts';
import type { PossibleError } from './OpenApi.ts';

/** The errors of the catalogue that a call can answer with, each with the surface it shows on there. */
export const possibleErrors = (
  wanted: Pick<NotedContract, 'service' | 'name'>,
): readonly PossibleError[] =>
  errorCells
    .filter(({ contract }) => contract.service === wanted.service && contract.name === wanted.name)
    .map(({ code, name, surface, message, followUp }) => {
      return { code, name, surface, message, followUp };
    });
