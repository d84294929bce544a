import type { Finding } from './Finding.ts';
import { findOverflow } from './findOverflow.ts';

/** The next frame, with all that it has changed by itself. */
const frame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

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
    found.push(...findOverflow().map((fault) => ({ ...fault, language })));
  }
  return found;
}
