import type { NotedContract } from '../../src/api/Contract.ts';
import type { Surface } from '../../src/domain/errors/Surface.ts';
import { contracts } from '../contracts.ts';
import { errorCases, OTHER_CODE, type ErrorCase } from './errorCases.ts';
import type { Effect } from '../world/Rule.ts';
import type { ListedScenario } from './ListedScenario.ts';

/** Surfaces that show the portal's own text only; their errors have no description. */
const ownText: ReadonlySet<Surface> = new Set(['conflict', 'market', 'nothing', 'redirect']);

const DESCRIPTION = 'We could not do that just now. Please try again in a minute.';

const scenario = (
  name: string,
  sentence: string,
  contract: NotedContract,
  effect: Effect,
): ListedScenario => ({ name, sentence, rules: [{ contract, effect }] });

const ofErrorCase = ({ contract, code, name, surface, scenario: id }: ErrorCase): ListedScenario =>
  scenario(
    id,
    `${contract.name} answers with ${name} (${code}); surface: ${surface}.`,
    contract,
    code === -1
      ? { kind: 'text', text: 'The server refused this, with a text only.' }
      : { kind: 'refuse', code, description: ownText.has(surface) ? null : DESCRIPTION },
  );

const other = (contract: NotedContract): ListedScenario =>
  scenario(
    `${contract.service}.other@${contract.name}`,
    `${contract.name} answers with a code that is not in the catalogue.`,
    contract,
    {
      kind: 'refuse',
      code: OTHER_CODE,
      description: `The server refused this for a reason of its own (${OTHER_CODE}).`,
    },
  );

const listed: ReadonlySet<string> = new Set(errorCases.map((errorCase) => errorCase.scenario));

/** For calls that the portal makes and whose envelope has a code. */
const others = contracts
  .filter(({ open, service }) => !open && service !== 'oauth' && service !== 'assets')
  .map(other)
  .filter(({ name }) => !listed.has(name));

/** The scenarios that are derived from the error catalogue and the calls. */
export const cataloguedScenarios: readonly ListedScenario[] = [
  ...errorCases.map(ofErrorCase),
  ...others,
];
