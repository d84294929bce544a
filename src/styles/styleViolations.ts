/** A value in a component's style that should be a token. */
export interface StyleViolation {
  readonly line: number;
  /** The declaration. */
  readonly what: string;
  readonly why: string;
}

interface Rule {
  readonly property: RegExp;
  /** The allowed values. */
  readonly allows: RegExp;
  readonly why: string;
}

const colour =
  /#[0-9a-f]{3,8}\b|\b(?:white|black)\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from var|var)/i;

const rules: readonly Rule[] = [
  {
    property: /^border(-(start|end)-(start|end)|-[a-z]+-[a-z]+)?-radius$/,
    // A circle is a shape, not a step of the scale; 0 and `inherit` depend on the context.
    allows: /^((var\(--[\w-]*radius[\w-]*\)|0|50%|inherit)\s*)+$/,
    why: 'a radius is a token: --radius-small, -control, -card, -modal, -arch, -round',
  },
  {
    property: /^font-size$/,
    // Relative to the surrounding text, a step of the scale, or a step set by the parent component.
    allows:
      /^(var\(--[\w-]+(, var\(--text-\d+\))?\)|[\d.]+em|inherit|100%|max\(.*var\(--text-.*\))$/,
    why: 'a font size is a token of the scale, --text-13 to --text-56, or em',
  },
  {
    property: /^line-height$/,
    allows: /^(var\(--leading-[\w-]+\)|1|0|inherit)$/,
    why: 'line height is a token, --leading-…, so that each script has its own',
  },
  {
    property: /^letter-spacing$/,
    allows: /^(var\(--tracking-[\w-]+\)|0|normal|inherit)$/,
    why: 'tracking is a token, --tracking-…, which is 0 for scripts with joined letters',
  },
  {
    property: /^font-weight$/,
    allows: /^(400|600|700|inherit)$/,
    why: 'weights are 400 and 600, and 700 in the hero',
  },
  {
    property: /^font-family$/,
    allows: /^(var\(--font-[\w-]+\)|inherit)$/,
    why: 'a font is a token, so that each script has its own',
  },
  {
    property: /^box-shadow$/,
    allows: /^(var\(--elevation-(card|overlay)\)|none)$/,
    why: 'there are two elevations, --elevation-card and --elevation-overlay',
  },
];

// Physical sides do not mirror; positions and sizes have logical names too.
const physical =
  /^((margin|padding|border|inset)-(left|right)(-.*)?|left|right|border-(top|bottom)-(left|right)-radius)$/;

/** The violations of one style sheet, in order, without the declarations in `exceptions`. */
export function styleViolations(
  css: string,
  exceptions: readonly string[] = [],
): readonly StyleViolation[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...plain.matchAll(/(?<=[;{}\s])([a-z-]+):\s*([^;{}]+);/g)].flatMap(
    ({ 1: property = '', 2: declared = '', index }) => {
      const value = declared.replaceAll(/\s+/g, ' ').trim();
      const what = `${property}: ${value}`;
      if (exceptions.includes(what)) return [];
      const line = plain.slice(0, index).split('\n').length;
      const why = reasonAgainst(property, value);
      return why === null ? [] : [{ line, what, why }];
    },
  );
}

function reasonAgainst(property: string, value: string): string | null {
  if (colour.test(value)) return 'a colour is a token of tokens.css';
  if (physical.test(property)) return 'sides are logical, so that the page mirrors';
  if (/^(float|clear|text-align)$/.test(property) && /^(left|right)$/.test(value))
    return 'sides are logical, so that the page mirrors';
  const broken = rules.find((rule) => rule.property.test(property) && !rule.allows.test(value));
  return broken?.why ?? null;
}

/** The custom properties that a style sheet reads without a fallback, and those it sets. */
export function customProperties(css: string): {
  readonly read: ReadonlySet<string>;
  readonly set: ReadonlySet<string>;
} {
  const names = (pattern: RegExp) =>
    new Set([...css.matchAll(pattern)].map(([, name = '']) => name));
  return { read: names(/var\((--[\w-]+)\)/g), set: names(/(?<=[;{}\s])(--[\w-]+):/g) };
}
