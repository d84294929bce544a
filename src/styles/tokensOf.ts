/**
 * The tokens of one theme by name, `--space-8` to `0.5rem`, as tokens.css writes them: the shared ones,
 * overlaid by the theme's own. What holds only under a condition of the device is left out.
 */
export function tokensOf(css: string, theme: string): ReadonlyMap<string, string> {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const holds = new Set([':root', '[data-theme]', `[data-theme='${theme}']`]);
  const tokens = new Map<string, string>();
  for (const [, selectors = '', rules = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((selector) => holds.has(selector.trim()))) continue;
    for (const [, name = '', value = ''] of rules.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      tokens.set(name, value.replaceAll(/\s+/g, ' ').trim());
  }
  return tokens;
}
