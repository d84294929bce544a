import type { Variant } from './Variant.ts';

const fieldOf = (id: string): string => id.split(':')[1] ?? '';

/** Which tests have seen a field of some region changed: they are asked first in the others. */
export class Witnesses {
  readonly #tests = new Map<string, Set<string>>();

  /**
   * @param id of a mutant: `gb:ageLimit:change`
   * @param test by what it is asked, in any region
   */
  note(id: string, test: string): void {
    const field = fieldOf(id);
    const tests = this.#tests.get(field) ?? new Set();
    this.#tests.set(field, tests.add(test));
  }

  of(id: string): NonNullable<Variant['asked']> {
    return [...(this.#tests.get(fieldOf(id)) ?? [])];
  }
}
