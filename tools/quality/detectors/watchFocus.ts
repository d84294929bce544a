import { controls, tabStops } from './controls.ts';
import { ringsAround } from './rings.ts';
import { selectorOf } from './selectorOf.ts';
import type { Violation } from './Violation.ts';

/** Widgets inside which the arrow keys move, so that Tab stops once. */
const composite = [
  ...['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'toolbar', 'tree', 'grid'],
].map((role) => `[role="${role}"]`);
/**
 * A button of a combobox, whose work the arrow keys of its text do (ARIA's own pattern); the boxes of a
 * code, of which one is a stop.
 */
const reachedOtherwise = [
  ...[...composite, ':has(> [role="combobox"])'],
  ':has(> [inputmode="numeric"][tabindex="0"])',
].join();

/** Stops of its own that no script can see: a video's controls, the parts of a date. */
const hasInnerStops = 'video[controls], audio[controls], input[type="date"]';

interface Round {
  readonly stops: readonly HTMLElement[];
  /** What had focus after each press; the body between two rounds. */
  readonly seen: Element[];
  readonly ringless: Set<Element>;
  readonly calm: Map<Element, ReadonlySet<Element>>;
  readonly note: (event: KeyboardEvent) => void;
}

let round: Round | null = null;

/** Notes what has focus by now, and whether that shows. */
function noteFocus({ seen, calm, ringless }: Round): void {
  const focused = document.activeElement ?? document.body;
  seen.push(focused);
  // Another story in a frame is checked as a story.
  if (focused.localName === 'iframe') return;
  if (focused === document.body || ringless.has(focused)) return;
  const [first] = seen;
  // What had focus from the start is known without it only now, and is checked when it comes round.
  if (first !== undefined && first !== focused && !calm.has(first))
    calm.set(first, ringsAround(first));
  const before = calm.get(focused);
  if (before === undefined && seen.length === 1) return;
  const rings = ringsAround(focused);
  if ([...rings].every((ring) => before?.has(ring))) ringless.add(focused);
}

/** Begins to watch; gives how many times Tab is to be pressed. */
export function watchFocus(): number {
  const stops = tabStops();
  const current: Round = {
    stops,
    seen: [],
    ringless: new Set(),
    calm: new Map(
      stops
        .filter((stop) => stop !== document.activeElement)
        .map((stop) => [stop, ringsAround(stop)]),
    ),
    note: ({ key }) => {
      if (key === 'Tab') noteFocus(current);
    },
  };
  round = current;
  document.addEventListener('keydown', current.note, true);
  const inner = stops.filter((stop) => stop.matches(hasInnerStops)).length;
  return stops.length + 3 + inner * 12;
}

const violation = (rule: string, element: Element, what: string): Violation => ({
  rule,
  selector: selectorOf(element),
  what,
});

const comesBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

/** Violations of the order in which focus went: it stuck, went back, or never left. */
function* orderViolations({ seen, stops }: Round): Iterable<Violation> {
  const modal = document.querySelector('dialog:modal, [aria-modal="true"]');
  const framed = seen.some(({ localName }) => localName === 'iframe');
  if (stops.length > 0 && modal === null && !framed && !seen.slice(1).includes(document.body))
    yield violation(
      'keyboard-trap',
      seen.at(-1) ?? document.body,
      'never lets Tab leave the component',
    );
  let wraps = 0;
  for (const [index, now] of seen.entries()) {
    const before = seen[index - 1];
    if (before === undefined || before === document.body || now === document.body) continue;
    if (!before.isConnected || !now.isConnected) continue;
    if (before === now) {
      if (stops.length > 1 && !now.matches(hasInnerStops))
        yield violation('keyboard-trap', now, 'keeps the focus when Tab is pressed');
    } else if (comesBefore(before, now)) {
      // In a modal dialog Tab goes round.
      wraps += 1;
      if (modal === null || !modal.contains(now) || wraps > 3)
        yield violation(
          'tab-order',
          now,
          `takes focus after ${selectorOf(before)}, which stands below it`,
        );
    }
  }
}

/** Ends the watch; gives what the keyboard cannot reach, where it sticks, and where focus does not show. */
export function readFocus(): readonly Violation[] {
  if (round === null) throw new Error('readFocus without watchFocus');
  const { stops, seen, ringless, note } = round;
  noteFocus(round);
  document.removeEventListener('keydown', note, true);
  const still = tabStops();
  const unreached = stops.filter((stop) => !seen.includes(stop) && still.includes(stop));
  const keyless = controls().filter(
    (control) => control.tabIndex < 0 && control.closest(reachedOtherwise) === null,
  );
  const unseen = [...ringless].filter((one) => one.isConnected);
  const found = [
    ...unreached.map((one) => violation('keyboard', one, 'is not reached by Tab')),
    ...keyless.map((one) =>
      violation('keyboard', one, 'has tabindex -1 and no widget whose arrows reach it'),
    ),
    ...unseen.map((one) =>
      violation('focus', one, 'shows no outline of 2 px and 3:1 when it has focus'),
    ),
    ...orderViolations(round),
  ];
  round = null;
  return found;
}
