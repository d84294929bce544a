import { errorCases } from '../../mocks/scenarios/errorCases.ts';
import { groupScenarios } from '../../mocks/scenarios/groupScenarios.ts';
import { listScenarios } from '../../mocks/scenarios/listScenarios.ts';
import { errorCatalogue } from '../../src/domain/errors/errorCatalogue.ts';

type Codes = Readonly<Record<string, unknown>>;

/** The error codes of the catalogue, as `passport.1023`, that no scenario causes at any call. */
export function codesWithoutScenario(
  { passport, product }: { readonly passport: Codes; readonly product: Codes },
  scenarios: readonly string[],
): readonly string[] {
  return Object.entries({ passport, product })
    .flatMap(([service, entries]) => Object.keys(entries).map((code) => `${service}.${code}`))
    .filter((code) => !scenarios.some((name) => name.startsWith(`${code}@`)));
}

// `npm run scenarios`: every state of the server that has a name.
if (import.meta.main) {
  const scenarios = listScenarios();

  for (const { title, lead, scenarios: grouped } of groupScenarios(scenarios)) {
    console.log(`\n${title}: ${lead}`);
    for (const { name, sentence } of grouped) console.log(`  ${name}\n      ${sentence}`);
  }
  console.log('\nNames can be joined by +.');

  const codes = new Set(errorCases.map(({ contract, code }) => `${contract.service}.${code}`));
  const missing = codesWithoutScenario(
    errorCatalogue,
    scenarios.map(({ name }) => name),
  );
  for (const code of missing) console.error(`${code} has no scenario; fix mocks/scenarios.`);
  console.log(
    `\n${scenarios.length} scenarios, ${codes.size} error codes, ${missing.length} without a scenario`,
  );
  process.exitCode = missing.length > 0 ? 1 : 0;
}
