import type { Heard } from './inPage/listen.ts';

/** What one key caused. */
export interface KeyEvent {
  /** What the person did: `Enter`. */
  readonly did: string;
  readonly heard: readonly Heard[];
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

/** What is wrong with what a key let a person hear: twice the same, nothing at all, or lost words. Source: E-24. */
export function judgeEvent({ did, heard, focus, focused, idle }: KeyEvent): readonly string[] {
  const faults: string[] = [];
  const texts = heard.map(({ text }) => text);
  for (const text of new Set(texts.filter((one, index) => texts.indexOf(one) !== index)))
    faults.push(`${did} says "${text}" more than once`);
  for (const text of new Set(texts))
    if (focused === 'elsewhere' && focus.includes(`"${text}"`))
      faults.push(`${did} says "${text}" and reads it with the focus too`);
  for (const { text, unheard } of heard)
    if (unheard !== null) faults.push(`"${text}" is not heard after ${did}: ${unheard}`);
  if (!idle && focused === 'same' && heard.length === 0)
    faults.push(`nothing is heard after ${did}`);
  return faults;
}
