interface Colour {
  /** Its token, without `--color-`. */
  readonly name: string;
  /** Its use, and the reason for it. */
  readonly why: string;
}

/** The colours by use. */
export const palette: readonly { readonly group: string; readonly colours: readonly Colour[] }[] = [
  {
    group: 'Surfaces',
    colours: [
      { name: 'paper', why: 'The page. Warm, so that a white card stands out without a line.' },
      { name: 'surface', why: 'Cards, fields and dialogs.' },
      { name: 'line', why: 'Separators. They carry no meaning, so they may be faint.' },
    ],
  },
  {
    group: 'Text and edges',
    colours: [
      { name: 'ink', why: 'Text. Night blue, softer than black on a warm page.' },
      { name: 'ink-muted', why: 'Hints and second lines. Muted, and still AAA.' },
      { name: 'control', why: 'The edge of a field or box. 3:1, so that users find it.' },
    ],
  },
  {
    group: 'Actions',
    colours: [
      { name: 'accent', why: 'Clay. For the one primary action of a view.' },
      { name: 'accent-strong', why: 'The same, pressed, and for links in text.' },
      {
        name: 'accent-soft',
        why: 'The same, light: backgrounds of icons and of selected options.',
      },
      { name: 'on-accent', why: 'Text on clay.' },
    ],
  },
  {
    group: 'States',
    colours: [
      { name: 'positive', why: 'Success. Always with a tick.' },
      { name: 'warning', why: 'Warning. Always with a triangle.' },
      { name: 'danger', why: 'Error. Clearly different from clay, and never the only sign.' },
      { name: 'info', why: 'Information. No action needed.' },
      { name: 'focus', why: 'Keyboard focus. Blue, because no other control is blue.' },
    ],
  },
];
