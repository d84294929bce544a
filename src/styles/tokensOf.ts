/**
 * The tokens of one theme by name, such as `--space-8` to `0.5rem`, from tokens.css: the shared ones,
 * overridden by the theme's own. Tokens in media queries are ignored.
 */
export function tokensOf(css: string, theme: string): ReadonlyMap<string, string> {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const included = new Set([':root', '[data-theme]', `[data-theme='${theme}']`]);
  const tokens = new Map<string, string>();
  for (const [, selectors = '', rules = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((selector) => included.has(selector.trim()))) continue;
    for (const [, name = '', value = ''] of rules.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      tokens.set(name, value.replaceAll(/\s+/g, ' ').trim());
  }
  return tokens;
}
