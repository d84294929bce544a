import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '../../mocks/contracts.ts';
import { documentText, driftOf } from './driftOf.ts';
import { lintProblems } from './lintProblems.ts';
import { openApiDocument } from './openApiDocument.ts';

/**
 * `npm run contract`: writes the OpenAPI document of all calls. `npm run contract:check` fails when
 * the committed one differs or the linter finds something in it.
 */
const file = join(import.meta.dirname, '../../src/api/openapi.generated.json');
const checking = process.argv.includes('--check');

const wanted = documentText(openApiDocument(contracts));
const committed = existsSync(file) ? readFileSync(file, 'utf8') : null;
const drift = driftOf(committed, wanted);
if (!checking && drift !== null) writeFileSync(file, wanted);

const problems = await lintProblems(wanted);
for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error(
    'The linter refuses the document. Mend the contract or the generator in tools/contract; a rule is turned off only in lintProblems.ts, with a reason.',
  );
if (checking && drift !== null) console.error(drift);
if (problems.length > 0 || (checking && drift !== null)) process.exitCode = 1;

const written = drift === null ? 'up to date' : 'written';
const state = checking && drift !== null ? 'out of date' : written;
console.log(
  `${contracts.length} calls in openapi.generated.json, ${problems.length} linter problems, ${state}`,
);
