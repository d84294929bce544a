import { boxViolations } from './boxViolations.ts';
import { factsReader } from './facts.ts';
import { measureText } from './measureText.ts';
import { missingGlyphs } from './missingGlyphs.ts';
import { overlaps } from './overlaps.ts';
import { selectorOf } from './selectorOf.ts';
import { finishMoving, frame, settle } from './settle.ts';
import { textRuns } from './textRuns.ts';
import type { Violation } from './Violation.ts';

/**
 * Checks the story as it stands: nothing scrolls sideways; no text is cut off, sticks out of its box,
 * leaves the window or lies upon another; every character has a glyph.
 */
export function findOverflow(): readonly Violation[] {
  const texts = textRuns(factsReader()).map((run) => ({
    ...run,
    ...measureText(run.facts, run.lines),
  }));
  const seen = texts.filter(({ inks }) => inks.length > 0);
  const unfit = texts.flatMap(({ facts, what }): readonly Violation[] =>
    what === null ? [] : [{ rule: 'overflow', selector: selectorOf(facts.element), what }],
  );
  const glyphs = seen.flatMap(({ facts: { element }, text }): readonly Violation[] => {
    const missing = missingGlyphs(element, text);
    if (missing === '') return [];
    return [{ rule: 'glyph', selector: selectorOf(element), what: `has no glyph for ${missing}` }];
  });
  return [...boxViolations(), ...unfit, ...overlaps(seen), ...glyphs];
}

/**
 * Nothing has to be painted to be measured, which saves a quarter of the time. What a `details` opens
 * stands at its end at once: no script can finish its transition.
 */
const unpainted = new CSSStyleSheet();
unpainted.replaceSync(
  ':root { clip-path: inset(0 0 100% 0) !important } ::details-content { transition: none !important }',
);

/** Shows the story in one language after the other, without a new start, and checks it in each. */
export async function findOverflowIn(
  languages: readonly string[],
): Promise<readonly (Violation & { readonly language: string })[]> {
  const found: (Violation & { readonly language: string })[] = [];
  document.adoptedStyleSheets.push(unpainted);
  await settle();
  for (const language of languages) {
    await setLanguage(language);
    found.push(...findOverflow().map((violation) => ({ ...violation, language })));
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== unpainted);
  return found;
}

/** Shows the story in a language from now on. */
export async function setLanguage(language: string): Promise<void> {
  if (globalThis.porticoSetLanguage === undefined)
    throw new Error('Storybook has no porticoSetLanguage; .storybook/storyI18n.ts sets it.');
  await globalThis.porticoSetLanguage(language);
  await frame();
  finishMoving();
}
