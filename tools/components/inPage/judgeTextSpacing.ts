import { findOverflow } from '../../stories/inPage/findOverflow.ts';
import type { ComponentFault } from './ComponentFault.ts';
import { rest } from './rest.ts';

/** The distances that a reader may set. Arabic letters are joined and have no distance. Source: WCAG 1.4.12. */
const spaced = `
  * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
  :not(:lang(ar)) { letter-spacing: 0.12em !important; }
  p { margin-block-end: 2em !important; }`;

/** Sets the text as far apart as a reader may, and judges whether it still fits; then sets it back. */
export async function judgeTextSpacing(): Promise<readonly ComponentFault[]> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(spaced);
  document.adoptedStyleSheets.push(sheet);
  await rest(); // what grows with its text has grown
  const found = findOverflow();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return found
    .filter(({ what }) => !what.startsWith('has no glyph')) // as it has none without
    .map((one) => ({ ...one, rule: 'text-spacing' }));
}
