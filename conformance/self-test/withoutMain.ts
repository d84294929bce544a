/** As an element of the rendered page, or as a script makes it. */
const RENDERED = /(<\/?)main\b/g;
const MADE = /(\bjsxs?\)?\()(["'`])main\2/g;

/** A page or a script of the portal with a plain box in place of the main landmark. */
export const withoutMain = (text: string): string =>
  text.replaceAll(MADE, '$1$2div$2').replaceAll(RENDERED, '$1div');
