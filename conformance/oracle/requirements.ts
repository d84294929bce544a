import { readFileSync } from 'node:fs';

export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
  readonly applies: string;
  readonly source: string;
  readonly check: string;
}

const HEADER = 'id\tarea\trequirement\tapplies\tsource\tcheck';

/** Reads the list of requirements. @throws Error naming the line that is not one. */
export function parseRequirements(tsv: string): Requirement[] {
  const [header, ...lines] = tsv.trimEnd().split(/\r?\n/);
  if (header !== HEADER) {
    throw new Error(
      `The requirement list starts with "${header ?? ''}"; its first line must be "${HEADER}".`,
    );
  }
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const [id, area, text, applies, source, check, ...rest] = line.split('\t');
    const whole = id && area && text && applies && source && check && rest.length === 0;
    if (!whole)
      throw new Error(`Line ${index + 2} of the requirement list does not have its six columns.`);
    if (seen.has(id)) throw new Error(`Requirement ${id} stands twice (line ${index + 2}).`);
    seen.add(id);
    return { id, area, text, applies, source, check };
  });
}

/** The requirement list of this folder. */
export function loadRequirements(): Requirement[] {
  return parseRequirements(readFileSync(new URL('./requirements.tsv', import.meta.url), 'utf8'));
}
