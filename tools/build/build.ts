import { join } from 'node:path';
import { buildPortal } from './buildPortal.ts';

const sites = await buildPortal(join(import.meta.dirname, '../../dist'));
console.log(`dist/ holds ${sites.length} sites: ${sites.join(', ')}`);
