/** A colour in front of others, and the contrast that it owes them. */
export interface ColourPairs {
  /** Tokens by name, without `--color-`. */
  readonly front: string;
  readonly behind: readonly string[];
  /** 7 for text to read (AAA), 4.5 for any text (AA), 3 for controls' edges and the focus ring. */
  readonly least: 3 | 4.5 | 7;
  /** What it is for, as the docs say it. */
  readonly use: string;
}

const page = ['paper', 'surface'];
const soft = ['accent-soft', 'positive-soft', 'warning-soft', 'danger-soft', 'info-soft'];

/** Every pair of colours that stands on a screen: held by contrast.test.ts, shown by the docs. */
export const colourPairs: readonly ColourPairs[] = [
  { front: 'ink', behind: [...page, ...soft, 'line'], least: 7, use: 'Text and titles' },
  { front: 'ink-muted', behind: page, least: 7, use: 'Second lines, hints, labels at rest' },
  { front: 'ink-muted', behind: [...soft, 'line'], least: 4.5, use: 'Second lines on a tint' },
  { front: 'accent-strong', behind: [...page, 'accent-soft'], least: 7, use: 'Links, icons' },
  { front: 'accent', behind: [...page, 'accent-soft'], least: 4.5, use: 'The way on' },
  { front: 'on-accent', behind: ['accent'], least: 4.5, use: 'The primary button' },
  {
    front: 'on-accent',
    behind: ['accent-strong'],
    least: 7,
    use: 'The primary button, pointed at',
  },
  { front: 'positive', behind: [...page, 'positive-soft'], least: 4.5, use: 'Done' },
  {
    front: 'warning',
    behind: [...page, 'warning-soft'],
    least: 4.5,
    use: 'Think before you go on',
  },
  { front: 'danger', behind: [...page, 'danger-soft'], least: 4.5, use: 'Needs mending' },
  { front: 'info', behind: [...page, 'info-soft'], least: 4.5, use: 'News without urgency' },
  {
    front: 'surface',
    behind: ['ink', 'positive', 'warning', 'danger', 'info'],
    least: 4.5,
    use: 'Signs on a full ground',
  },
  { front: 'control', behind: page, least: 3, use: 'The edge of a field, a box, a button' },
  { front: 'focus', behind: [...page, ...soft, 'line'], least: 3, use: 'The ring of the focus' },
];
