import type { Person } from './Person.ts';

/** What a walk needs besides the keys. */
export interface Surroundings {
  /** The code that went to a contact last. */
  readonly codeFor: (contact: string) => Promise<string>;
}

/** One way through the sign-up, worked with the keys alone and written down. */
export interface Flow {
  /** Also the name of its transcript. */
  readonly name: string;
  readonly site: string;
  readonly width: number;
  readonly height: number;
  readonly scenario?: string;
  /** The browser lets no page keep anything (E-22). */
  readonly blocksStorage?: true;
  readonly walk: (person: Person, surroundings: Surroundings) => Promise<void>;
}
