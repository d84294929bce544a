import { inkOf, shared } from './boxes.ts';
import type { Finding } from './Finding.ts';
import { selectorOf } from './selectorOf.ts';
import type { TextRun } from './textRuns.ts';

/** Two texts may touch; from here on they lie upon each other. Pixels. */
const TOUCH = 2;

/** What a text is laid out with: a toast or a dialog may cover the page, but not itself. */
function layerOf(element: Element): Element {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const { position } = getComputedStyle(one);
    if (position === 'absolute' || position === 'fixed' || position === 'sticky') return one;
    if (one.localName === 'dialog') return one;
  }
  return document.body;
}

/** The texts that lie upon another text of the same layer. */
export function overlaps(runs: readonly TextRun[]): readonly Finding[] {
  const placed = runs.map((run) => ({
    run,
    layer: layerOf(run.element),
    inks: run.lines.map(inkOf),
  }));
  return placed.flatMap(({ run, layer, inks }, index) =>
    placed.slice(index + 1).flatMap((other): readonly Finding[] => {
      if (other.layer !== layer) return [];
      const meets = inks.some((ink) =>
        other.inks.some((theirs) => {
          const { x, y } = shared(ink, theirs);
          return x > TOUCH && y > TOUCH;
        }),
      );
      if (!meets) return [];
      return [
        { selector: selectorOf(run.element), what: `lies upon ${selectorOf(other.run.element)}` },
      ];
    }),
  );
}
