/** Escaped HTML. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Markup | readonly Markup[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string')
    return part.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
  return part.map(({ text }) => text).join('\n');
}

/** Template tag for HTML: strings are escaped, markup is not. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(textOf)));
