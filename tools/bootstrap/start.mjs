// @ts-check
// `npm start`, on a fresh clone too: plain JavaScript for any Node, no package needed.
import { checkNode } from './checkNode.mjs';

checkNode(process.versions.node);
const { bootstrap } = await import('./bootstrap.mjs');
await bootstrap('tools/start/start.ts');
