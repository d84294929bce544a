import { writeFileSync } from 'node:fs';
import { reportSchema } from './schema.ts';

writeFileSync(new URL('report.schema.json', import.meta.url), reportSchema());
