import { type Box, shared } from './boxes.ts';
import type { Facts } from './facts.ts';
import { selectorOf } from './selectorOf.ts';
import type { Violation } from './Violation.ts';

/** Two texts may touch; from here on they lie upon each other. Pixels. */
const TOUCH = 2;

const meet = (one: Box, other: Box): boolean => {
  const { x, y } = shared(one, other);
  return x > TOUCH && y > TOUCH;
};

/** A text, and where its letters can be seen. */
interface SeenText {
  readonly facts: Facts;
  readonly inks: readonly Box[];
}

/** The texts that lie upon another text of the same layer. */
export const overlaps = (texts: readonly SeenText[]): readonly Violation[] =>
  texts.flatMap(({ facts: { element, layer }, inks }, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          other.facts.layer === layer &&
          inks.some((ink) => other.inks.some((its) => meet(ink, its))),
      )
      .map((other) => ({
        rule: 'overflow',
        selector: selectorOf(element),
        what: `lies upon ${selectorOf(other.facts.element)}`,
      })),
  );
