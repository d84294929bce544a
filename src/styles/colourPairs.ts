/** A foreground colour, its backgrounds and the required contrast. */
export interface ColourPairs {
  /** Tokens by name, without `--color-`. */
  readonly front: string;
  readonly behind: readonly string[];
  /** 7 for body text (AAA), 4.5 for any text (AA), 3 for edges of controls and the focus ring. */
  readonly least: 3 | 4.5 | 7;
  /** Its use, for the docs. */
  readonly use: string;
}

const page = ['paper', 'surface'];
const soft = ['accent-soft', 'positive-soft', 'warning-soft', 'danger-soft', 'info-soft'];

/** Every pair of colours in use: checked by contrast.test.ts, shown in the docs. */
export const colourPairs: readonly ColourPairs[] = [
  { front: 'ink', behind: [...page, ...soft, 'line'], least: 7, use: 'Text and titles' },
  { front: 'ink-muted', behind: page, least: 7, use: 'Secondary text, hints, field labels' },
  { front: 'ink-muted', behind: [...soft, 'line'], least: 4.5, use: 'Secondary text on a tint' },
  { front: 'accent-strong', behind: [...page, 'accent-soft'], least: 7, use: 'Links, icons' },
  { front: 'accent', behind: [...page, 'accent-soft'], least: 4.5, use: 'Action text' },
  { front: 'on-accent', behind: ['accent'], least: 4.5, use: 'The primary button' },
  {
    front: 'on-accent',
    behind: ['accent-strong'],
    least: 7,
    use: 'The primary button on hover',
  },
  { front: 'positive', behind: [...page, 'positive-soft'], least: 4.5, use: 'Success' },
  {
    front: 'warning',
    behind: [...page, 'warning-soft'],
    least: 4.5,
    use: 'Warning',
  },
  { front: 'danger', behind: [...page, 'danger-soft'], least: 4.5, use: 'Error' },
  { front: 'info', behind: [...page, 'info-soft'], least: 4.5, use: 'Information' },
  {
    front: 'surface',
    behind: ['ink', 'positive', 'warning', 'danger', 'info'],
    least: 4.5,
    use: 'Text and icons on a filled background',
  },
  { front: 'control', behind: page, least: 3, use: 'The edge of a field, a box, a button' },
  { front: 'focus', behind: [...page, ...soft, 'line'], least: 3, use: 'The focus ring' },
];
