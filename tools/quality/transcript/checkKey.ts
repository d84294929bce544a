import type { Announcement } from '../detectors/watchAnnouncements.ts';

/** What one key caused. */
export interface KeyEvent {
  /** What the user did: `Enter`. */
  readonly did: string;
  readonly heard: readonly Pick<Announcement, 'text' | 'unheard' | 'urgency'>[];
  /** The line of what has the focus after it. */
  readonly focus: string;
  /**
   * Whether the focus went elsewhere, which reads what is there with its description, or stayed on
   * something that changed: its name, state or value, since a new description alone is not read.
   */
  readonly focused: 'elsewhere' | 'changed' | 'same';
  /** Whether the key is meant to do nothing. */
  readonly idle: boolean;
}

/** What is wrong with what is heard after a key: twice the same, nothing at all, or a lost text. Source: E-24. */
export function checkKey({ did, heard, focus, focused, idle }: KeyEvent): readonly string[] {
  const violations: string[] = [];
  const texts = heard.map(({ text }) => text);
  for (const text of new Set(texts.filter((one, index) => texts.indexOf(one) !== index)))
    violations.push(`after ${did}, "${text}" is heard more than once`);
  // What a heading says, it says because it has the focus.
  const live = heard.filter(({ urgency }) => urgency !== 'heading').map(({ text }) => text);
  for (const text of new Set(live))
    if (focused === 'elsewhere' && focus.includes(`"${text}"`))
      violations.push(`after ${did}, "${text}" is heard, and read with the focus too`);
  for (const { text, unheard } of heard)
    if (unheard !== null) violations.push(`after ${did}, "${text}" is not heard: ${unheard}`);
  if (!idle && focused === 'same' && heard.length === 0)
    violations.push(`after ${did}, nothing is heard`);
  return violations;
}
