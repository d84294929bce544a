import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow } from '../../stories/docs/flows/Flow.ts';
import { olderFlow } from './olderFlow.ts';
import { signUpFlow } from './signUpFlow.ts';

/**
 * `npm run flows`: writes what each flow's machine does, as data for its diagram in the docs. With
 * `--check` it fails when the committed one differs.
 */
const folder = 'stories/docs/flows';
const root = join(import.meta.dirname, '../..');
const checking = process.argv.includes('--check');
const flows = { signUp: signUpFlow(), olderSignUp: olderFlow() };
const stale: string[] = [];

/** A move a line, so that a change of the machine reads as a change of some lines. */
const fileOf = (name: string, { steps, starts, moves }: Flow): string =>
  `// Written by \`npm run flows\` from the machine.
import type { Flow } from './Flow.ts';

export const ${name}: Flow = {
  steps: ${JSON.stringify(steps)},
  starts: ${JSON.stringify(starts)},
  moves: [
${moves.map((move) => `    ${JSON.stringify(move)},\n`).join('')}  ],
};
`;

for (const [name, flow] of Object.entries(flows)) {
  const file = join(root, folder, `${name}.generated.ts`);
  const wanted = fileOf(name, flow);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue;
  if (checking) stale.push(`${folder}/${name}.generated.ts`);
  else writeFileSync(file, wanted);
}

if (stale.length > 0) {
  console.error(
    `${stale.join(', ')} differs from its machine. Run \`npm run flows\` and commit the result.`,
  );
  process.exitCode = 1;
} else {
  for (const [name, { moves }] of Object.entries(flows))
    console.log(`${moves.length} moves in ${folder}/${name}.generated.ts`);
}
