/** The engines of this machine besides Chromium, by their executables; null where one is not installed. */
export interface Engines {
  readonly firefox: string | null;
  readonly webkit: string | null;
}

const list = new Intl.ListFormat('en');

/** Says which engine judges what, and which is not judged. */
export function engineLine({ firefox, webkit }: Engines): string {
  const others = [
    { name: 'Firefox', isHere: firefox !== null },
    { name: 'WebKit', isHere: webkit !== null },
  ];
  const namesOf = (isHere: boolean): string[] =>
    others.filter((engine) => engine.isHere === isHere).map(({ name }) => name);
  const judging = namesOf(true);
  const lost = namesOf(false);
  const critical = judging.length > 0 ? `, ${list.format(judging)} the critical flow` : '';
  const open =
    lost.length > 0 ? `; ${list.format(lost)} ${lost.length > 1 ? 'are' : 'is'} not judged` : '';
  return `Chromium judges everything${critical}${open}.`;
}
