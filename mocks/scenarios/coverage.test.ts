import { expect, it } from 'vitest';
import { errorCases } from './errorCases.ts';
import { listScenarios } from './listScenarios.ts';

const sentences = new Map(listScenarios().map(({ name, sentence }) => [name, sentence]));

it.each(errorCases)('$scenario, $name, is a scenario with its own sentence', ({ scenario }) => {
  expect(sentences.get(scenario)).toMatch(/\S/);
});

/**
 * The reviewed table of every code at every call. After a change to the catalogue, run
 * `npx vitest run mocks/scenarios/coverage.test.ts -u` and review the difference.
 */
it('the catalogue equals the reviewed table', async () => {
  const lines = errorCases.map(({ scenario, name, surface, field, followUp, message }) =>
    [scenario, name, surface, field ?? '-', followUp, message].join('\t'),
  );
  const header = 'scenario\tname\tsurface\tfield\tfollow-up\tmessage';
  const table = `${[header, ...lines].join('\n')}\n`;
  await expect(table).toMatchFileSnapshot('./errorTable.generated.tsv');
});
