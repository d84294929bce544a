import { writeFileSync } from 'node:fs';
import { planText } from './spread.ts';

/** `npm run conformance:plan`: writes the plan anew after a change to its factors. */
writeFileSync(new URL('plan.tsv', import.meta.url), planText());
