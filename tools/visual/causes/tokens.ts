const DECLARED = /(--[\w-]+)\s*:\s*([^;{}]+);/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const USED = /var\(\s*(--[\w-]+)/g;

const withoutComments = (css: string): string => css.replaceAll(/\/\*.*?\*\//gs, '');
const inOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** The custom properties of a stylesheet, by the rule that sets them and their name. */
export function tokensIn(css: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const rules: Record<string, Record<string, string>> = {};
  for (const [, selector = '', body = ''] of withoutComments(css).matchAll(RULE))
    for (const [, name = '', value = ''] of body.matchAll(DECLARED))
      (rules[inOneLine(selector)] ??= {})[name] = inOneLine(value);
  return rules;
}

/** A stylesheet without its custom properties and comments: what else can change in it. */
export const withoutTokens = (css: string): string =>
  inOneLine(withoutComments(css).replaceAll(DECLARED, ''));

/** The custom properties that a stylesheet uses. */
export const tokensUsedIn = (css: string): ReadonlySet<string> =>
  new Set([...withoutComments(css).matchAll(USED)].map(([, name = '']) => name));

/** A token and those that are made of it. */
export function madeOf(token: string, tokensCss: string): ReadonlySet<string> {
  const declared = [...withoutComments(tokensCss).matchAll(DECLARED)];
  const all = new Set([token]);
  for (const one of all)
    // grows while it is walked
    for (const [, name = '', value = ''] of declared)
      if (tokensUsedIn(value).has(one)) all.add(name);
  return all;
}
