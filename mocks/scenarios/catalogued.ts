import type { Contract, Service } from '../../src/api/Contract.ts';
import {
  errorCatalogue,
  type ServiceErrors,
  type Surface,
} from '../../src/domain/errors/errorCatalogue.ts';
import { contracts } from '../contracts.ts';
import { callNamed } from './callNamed.ts';
import type { Effect, ListedScenario } from './Scenario.ts';

/** A code that no catalogue knows. */
const OTHER_CODE = 9999;

/** The server's own words, where a surface shows some. */
const descriptions: Readonly<Record<Surface, string | null>> = {
  toast: 'We could not do that just now. Please try again in a minute.',
  'code-field': 'This code does not work. Check it, or send a new one.',
  conflict: null,
  market: null,
  nothing: null,
};

const scenario = (
  name: string,
  sentence: string,
  contract: Contract,
  effect: Effect,
): ListedScenario => ({
  name: `${contract.service}.${name}@${contract.name}`,
  sentence,
  rules: [{ contract, effect }],
});

/** One scenario for every code of the catalogue at every call that returns it. */
function ofCatalogue(service: Service, entries: ServiceErrors) {
  return Object.entries(entries).flatMap(([key, entry]) => {
    if (entry === undefined) return [];
    const code = key === 'CloseCaptcha' ? key : Number(key);
    return Object.entries(entry.at).map(([call, surface]) =>
      scenario(
        key,
        `${call} answers ${entry.name} (${key}), which shows as: ${surface}.`,
        callNamed(service, call),
        { kind: 'refuse', code, description: descriptions[surface] },
      ),
    );
  });
}

const other = (contract: Contract): ListedScenario =>
  scenario('other', `${contract.name} answers a code that the catalogue does not know.`, contract, {
    kind: 'refuse',
    code: OTHER_CODE,
    description: `The server refused this for a reason of its own (${OTHER_CODE}).`,
  });

const text = (contract: Contract): ListedScenario =>
  scenario('text', `${contract.name} answers an error that is a bare text.`, contract, {
    kind: 'text',
    text: 'The server says no, in words alone.',
  });

/** The scenarios that follow from the error catalogue and the calls; nobody writes them. */
export const cataloguedScenarios: readonly ListedScenario[] = [
  ...ofCatalogue('passport', errorCatalogue.passport),
  ...ofCatalogue('product', errorCatalogue.product),
  ...contracts.map(other),
  ...contracts.filter(({ service }) => service === 'passport').map(text),
];
