import { join } from 'node:path';
import { checkBoundaries } from './checkBoundaries.ts';

const { files, imports, violations } = checkBoundaries(join(import.meta.dirname, '../..'));
for (const violation of violations) console.error(violation);
console.log(`${files} files, ${imports} imports, ${violations.length} against the house's arrows`);
// Nothing read means that the check saw nothing, not that nothing is wrong.
process.exitCode = violations.length > 0 || imports === 0 ? 1 : 0;
