import { readFileSync } from 'node:fs';
import { z } from 'zod';

const file = new URL('../../src/i18n/locales/en/form.json', import.meta.url);

/** Keys of texts that say the same in every place: those without a placeholder. */
export function textKeys(): readonly string[] {
  const texts = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.keys(texts).filter((key) => texts[key]?.includes('{') === false);
}
