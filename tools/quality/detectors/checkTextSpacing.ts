import { findOverflow } from './findOverflow.ts';
import { settle } from './settle.ts';
import type { Violation } from './Violation.ts';

/** The distances that a reader may set. Arabic letters are joined and have no distance. Source: WCAG 1.4.12. */
const spaced = `
  * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
  :not(:lang(ar)) { letter-spacing: 0.12em !important; }
  p { margin-block-end: 2em !important; }`;

/** Sets the text as far apart as a reader may, and checks whether it still fits; then sets it back. */
export async function checkTextSpacing(): Promise<readonly Violation[]> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(spaced);
  document.adoptedStyleSheets.push(sheet);
  await settle(); // what grows with its text has grown
  const found = findOverflow();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return found
    .filter(({ rule }) => rule !== 'glyph') // as it has none without
    .map((one) => ({ ...one, rule: 'text-spacing' }));
}
