import type { Finding } from './Finding.ts';
import { findOverflow } from './findOverflow.ts';
import { frame, stillness } from './moving.ts';

/** Has the story at hand speak one language after the other, and judges it in each. */
export async function speakAndFind(
  languages: readonly string[],
): Promise<readonly (Finding & { readonly language: string })[]> {
  const found: (Finding & { readonly language: string })[] = [];
  for (const language of languages) {
    if (globalThis.porticoSpeak === undefined)
      throw new Error('The workshop has no porticoSpeak; .storybook/storyTexts.ts gives it one.');
    await globalThis.porticoSpeak(language);
    await frame();
    await stillness();
    found.push(...findOverflow().map((fault) => ({ ...fault, language })));
  }
  return found;
}
