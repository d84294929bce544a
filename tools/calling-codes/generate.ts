import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import metadata from 'libphonenumber-js/max/metadata';
import { packCallingCodes } from './packCallingCodes.ts';

/**
 * `npm run calling-codes`: writes the calling-code list from the phone metadata. With `--check` it
 * fails when the committed one differs. Source: S-053, S-175.
 */
const file = join(import.meta.dirname, '../../src/domain/phone/callingCodes.generated.ts');
const name = 'src/domain/phone/callingCodes.generated.ts';
const checking = process.argv.includes('--check');

const packed = packCallingCodes(metadata);
const wanted = `// Written by \`npm run calling-codes\`; unpackCallingCodes.ts reads it.
export const packedCallingCodes = \`${packed}\`;
`;
const drifts = !existsSync(file) || readFileSync(file, 'utf8') !== wanted;

if (drifts && checking) {
  console.error(
    `${name} differs from the phone metadata. Run \`npm run calling-codes\` and commit the result.`,
  );
  process.exitCode = 1;
} else {
  if (drifts) writeFileSync(file, wanted);
  console.log(`${packed.split('\n').length} calling codes in ${name}`);
}
