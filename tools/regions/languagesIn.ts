import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The languages that have texts, by the names of their folders. */
export const languagesIn = (
  folder = join(import.meta.dirname, '../../src/i18n/locales'),
): readonly string[] => readdirSync(folder).toSorted();
