import { errorCases, type ErrorCase } from '../../../mocks/scenarios/errorCases.ts';
import { errorCatalogue } from '../../../src/domain/errors/errorCatalogue.ts';
import { errorStoriesOf } from '../parts/errorStoryAddress.ts';
import { errorStoryTitle } from '../parts/errorStoryTitle.ts';
import type { Grid, GridCell, GridStory } from './Grid.ts';

/** The portal's page, and the screens of the partner's fast onboarding. */
const marks = { page: '●', entrance: 'E', callback: 'C', form: 'F' } as const;

function cellOf(errorCase: ErrorCase | undefined): GridCell {
  if (errorCase === undefined) return null;
  const { name, code, contract } = errorCase;
  return errorStoriesOf(errorCase).map(({ id, screen }): GridStory => {
    const shown = { name, code, call: contract.name, ...(screen !== undefined && { screen }) };
    return { id, mark: marks[screen ?? 'page'], title: errorStoryTitle(shown) };
  });
}

/** Every error code of a service at every call that returns it, with the stories of each screen. */
export function errorGrid(service: 'passport' | 'product'): Grid {
  const cases = errorCases.filter(({ contract }) => contract.service === service);
  const byScenario = new Map(cases.map((errorCase) => [errorCase.scenario, errorCase]));
  const columns = [...new Set(cases.map(({ contract }) => contract.name))];
  return {
    columns,
    rows: Object.entries(errorCatalogue[service]).map(([code, { name }]) => ({
      name: code,
      note: name,
      cells: columns.map((call) => cellOf(byScenario.get(`${service}.${code}@${call}`))),
    })),
  };
}
