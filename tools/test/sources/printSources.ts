import { join } from 'node:path';
import { sourcesHash } from './sourcesHash.ts';

// Prints the hash of each layer's sources as JSON, for programs that cannot import it.
const root = join(import.meta.dirname, '../../..');
console.log(
  JSON.stringify({ unit: sourcesHash(root, 'unit'), stories: sourcesHash(root, 'stories') }),
);
