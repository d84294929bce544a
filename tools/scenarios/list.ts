import { errorCells } from '../../mocks/scenarios/errorCells.ts';
import { groupScenarios } from '../../mocks/scenarios/groupScenarios.ts';
import { listScenarios } from '../../mocks/scenarios/listScenarios.ts';
import { errorCatalogue } from '../../src/domain/errors/errorCatalogue.ts';
import { waitingStories } from '../stories/errorStories.ts';
import { codesWithoutScenario } from './codesWithoutScenario.ts';

// `npm run scenarios`: every state of the server that can be had by name.

const scenarios = listScenarios();

for (const { title, lead, scenarios: grouped } of groupScenarios(scenarios)) {
  console.log(`\n${title}: ${lead}`);
  for (const { name, sentence } of grouped) console.log(`  ${name}\n      ${sentence}`);
}
console.log('\nNames can be joined by +.');

const waiting = waitingStories();
console.log(`\nWaiting for their screen; until then they reach the client (${waiting.length})`);
for (const { scenario, surface } of waiting) console.log(`  ${scenario}: ${surface}`);

const codes = new Set(errorCells.map(({ contract, code }) => `${contract.service}.${code}`));
const missing = codesWithoutScenario(
  errorCatalogue,
  scenarios.map(({ name }) => name),
);
for (const code of missing) console.error(`${code} has no scenario; mend mocks/scenarios.`);
console.log(
  `\n${scenarios.length} scenarios, ${codes.size} error codes, ${missing.length} without a scenario`,
);
process.exitCode = missing.length > 0 ? 1 : 0;
