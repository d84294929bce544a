import { errorCells } from '../../mocks/scenarios/errorCells.ts';
import { listScenarios } from '../../mocks/scenarios/listScenarios.ts';
import { modifiers } from '../../mocks/scenarios/modifiers.ts';
import { errorCatalogue } from '../../src/domain/errors/errorCatalogue.ts';
import { waitingStories } from '../stories/errorStories.ts';
import { codesWithoutScenario } from './codesWithoutScenario.ts';

// `npm run scenarios`: every state of the server that can be had by name.

const scenarios = listScenarios();
const modifierNames = new Set(modifiers.map(({ name }) => name));
const isModifier = (name: string): boolean => modifierNames.has(/^[a-z0-9]+/.exec(name)?.[0] ?? '');
const isCatalogued = (name: string): boolean => /^(?:passport|product|monitor)\./.test(name);

const groups = [
  {
    title: 'States',
    of: scenarios.filter(({ name }) => !isCatalogued(name) && !isModifier(name)),
  },
  { title: 'Error codes', of: scenarios.filter(({ name }) => isCatalogued(name)) },
  {
    title: 'Faults, on any call in place of email.send_code, joined to others by +',
    of: scenarios.filter(({ name }) => isModifier(name)),
  },
];

for (const { title, of } of groups) {
  console.log(`\n${title}`);
  for (const { name, sentence } of of) console.log(`  ${name}\n      ${sentence}`);
}

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
