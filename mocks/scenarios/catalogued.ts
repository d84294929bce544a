import type { NotedContract } from '../../src/api/Contract.ts';
import type { Surface } from '../../src/domain/errors/Surface.ts';
import { contracts } from '../contracts.ts';
import { errorCells, OTHER_CODE, type ErrorCell } from './errorCells.ts';
import type { Effect, ListedScenario } from './Scenario.ts';

/** Surfaces whose text is the portal's own: the server adds none. */
const ownText: ReadonlySet<Surface> = new Set(['conflict', 'market', 'nothing', 'redirect']);

const DESCRIPTION = 'We could not do that just now. Please try again in a minute.';

const scenario = (
  name: string,
  sentence: string,
  contract: NotedContract,
  effect: Effect,
): ListedScenario => ({ name, sentence, rules: [{ contract, effect }] });

const ofCell = ({ contract, code, name, surface, scenario: id }: ErrorCell): ListedScenario =>
  scenario(
    id,
    `${contract.name} answers ${name} (${code}), which shows as: ${surface}.`,
    contract,
    code === -1
      ? { kind: 'text', text: 'The server says no, in words alone.' }
      : { kind: 'refuse', code, description: ownText.has(surface) ? null : DESCRIPTION },
  );

const other = (contract: NotedContract): ListedScenario =>
  scenario(
    `${contract.service}.other@${contract.name}`,
    `${contract.name} answers a code that the catalogue does not know.`,
    contract,
    {
      kind: 'refuse',
      code: OTHER_CODE,
      description: `The server refused this for a reason of its own (${OTHER_CODE}).`,
    },
  );

const listed: ReadonlySet<string> = new Set(errorCells.map((cell) => cell.scenario));

/** For calls that the portal makes and whose envelope can carry a code. */
const others = contracts
  .filter(({ open, service }) => !open && service !== 'oauth' && service !== 'assets')
  .map(other)
  .filter(({ name }) => !listed.has(name));

/** The scenarios that follow from the error catalogue and the calls; nobody writes them. */
export const cataloguedScenarios: readonly ListedScenario[] = [
  ...errorCells.map(ofCell),
  ...others,
];
