interface Colour {
  /** Its token, without `--color-`. */
  readonly name: string;
  /** What it is for, and why it is this one. */
  readonly why: string;
}

/** The colours in the order in which a page needs them. */
export const palette: readonly { readonly group: string; readonly colours: readonly Colour[] }[] = [
  {
    group: 'The room',
    colours: [
      { name: 'paper', why: 'The page. Warm, so that a white card on it is seen without a line.' },
      { name: 'surface', why: 'Cards, fields, dialogs: what a person works on.' },
      { name: 'line', why: 'Between things. It carries no meaning, so it may be faint.' },
    ],
  },
  {
    group: 'The words',
    colours: [
      { name: 'ink', why: 'Text. Night blue, softer than black on a warm page.' },
      { name: 'ink-muted', why: 'Second lines. Muted, and still AAA: a hint is read too.' },
      { name: 'control', why: 'The edge of a field or box. 3:1, so that it is found.' },
    ],
  },
  {
    group: 'The way on',
    colours: [
      { name: 'accent', why: 'Fired clay, an awning’s colour. One thing a view has it.' },
      { name: 'accent-strong', why: 'The same, pressed or as a link in text.' },
      { name: 'accent-soft', why: 'The same, in the morning: grounds of signs and choices.' },
      { name: 'on-accent', why: 'Words on clay.' },
    ],
  },
  {
    group: 'What happened',
    colours: [
      { name: 'positive', why: 'Done. Always with a tick.' },
      { name: 'warning', why: 'Think first. Always with a gable.' },
      { name: 'danger', why: 'Mend this. Further from clay than from any other, and never alone.' },
      { name: 'info', why: 'News. Nothing to do.' },
      { name: 'focus', why: 'Where the keyboard is. Blue, because nothing else to press is.' },
    ],
  },
];
