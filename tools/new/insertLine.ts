import { Failure } from '../setup/process/Failure.mjs';

/**
 * Writes a line before the first line like it that sorts after it, or after the last such line.
 *
 * @param like matches the lines of the list; its first group is what they are sorted by
 * @throws {Failure} when the text has no such line, or has this one
 */
export function insertLine(text: string, line: string, like: RegExp): string {
  const keyOf = (one: string): string | undefined => like.exec(one)?.[1];
  const key = keyOf(line);
  if (key === undefined) throw new Error(`\`${line}\` is no line of the list ${String(like)}.`);
  const lines = text.split('\n');
  const keys = lines.map(keyOf);
  const last = keys.findLastIndex((one) => one !== undefined);
  if (last === -1) throw new Failure(`There is no list of lines like ${line.trim()} to add it to.`);
  if (keys.includes(key)) throw new Failure(`${key} is there already: choose another name.`);
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  const after = keys.findIndex((one) => one !== undefined && compare(one, key) > 0);
  return lines.toSpliced(after === -1 ? last + 1 : after, 0, line).join('\n');
}
