/** The frame that a page of another team puts around the components (src/components/Portico). */
const FRAME = '[data-portico]';

/** What holds the page behind an open dialog still must reach the page (E-30). */
const ofThePage = /^:root\[data-locked\]/;

function scopeSelector(selector: string): string {
  if (ofThePage.test(selector)) return selector;
  if (selector === ':root' || selector === 'body') return FRAME;
  if (selector.startsWith('noscript')) return `${FRAME} ${selector}`;
  // A theme or a language is named on the frame itself, or inside of it.
  if (selector.startsWith('[')) return `${FRAME}${selector}, ${FRAME} ${selector}`;
  if (selector === '*' || selector.startsWith('*::') || selector.startsWith(':where('))
    return `:where(${FRAME}) ${selector}`;
  throw new Error(
    `src/styles selects “${selector}”, which has no rule for ending at the library's frame; add one to tools/build/library/scopeStyles.ts.`,
  );
}

/** Splits a list of selectors at the commas that stand in no brackets. */
function selectorsOf(list: string): readonly string[] {
  const selectors = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop() ?? ''}${character}`);
  }
  return selectors.map((selector) => selector.trim());
}

/**
 * Has the portal's own styles (tokens, faces, reset, base) end at the library's frame, so that a page
 * of another team stays as it is around it. What weighed nothing before weighs nothing after.
 *
 * @throws Error on a selector that it does not know
 */
export function scopeStyles(css: string): string {
  return css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/(?<=^|[{};])\s*([^@{};]+?)\s*\{/g, (_, list: string) =>
      [`\n${selectorsOf(list).map(scopeSelector).join(',\n')} {`].join(''),
    )
    .trim();
}
