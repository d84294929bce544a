import { boxFaults } from './boxFaults.ts';
import type { Finding } from './Finding.ts';
import { missingGlyphs } from './missingGlyphs.ts';
import { overlaps } from './overlaps.ts';
import { selectorOf } from './selectorOf.ts';
import { textFault } from './textFaults.ts';
import { textRuns } from './textRuns.ts';

/**
 * Judges the story as it stands: nothing scrolls sideways; no text is cut off, sticks out of its box,
 * leaves the window or lies upon another; every character has a glyph.
 */
export function findOverflow(): readonly Finding[] {
  const runs = textRuns().map((run) => ({ ...run, ...textFault(run) }));
  const seen = runs.filter(({ inks }) => inks.length > 0);
  const found = runs.flatMap(({ element, what }): readonly Finding[] =>
    what === null ? [] : [{ selector: selectorOf(element), what }],
  );
  const glyphs = seen.flatMap(({ element, text }): readonly Finding[] => {
    const missing = missingGlyphs(element, text);
    return missing === ''
      ? []
      : [{ selector: selectorOf(element), what: `has no glyph for ${missing}` }];
  });
  return [...boxFaults(), ...found, ...overlaps(seen), ...glyphs];
}
