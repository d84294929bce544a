import type { Flow } from './Flow.ts';

/** Sizes of the drawing, in its own units. */
export const size = {
  state: { width: 138, height: 34 },
  gap: 24,
  between: 40,
  row: 98,
  head: 56,
  first: 62,
  pad: 20,
};

export interface Node {
  readonly id: string;
  readonly step: Step;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The events that lead here from earlier states. */
  readonly after: readonly string[];
  /** Whether this is an initial state. */
  readonly start: boolean;
  /** Whether a move leads back to the first state of its step. */
  readonly returns: boolean;
}

export interface Step {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An arrow between two states, with all its events. */
export interface Arrow {
  readonly from: Node;
  readonly to: Node;
  readonly events: readonly string[];
  /** `back`: to the first state of a step, or to an earlier step. */
  readonly direction: 'forward' | 'beside' | 'back';
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly steps: readonly Step[];
  readonly states: readonly Node[];
  readonly arrows: readonly Arrow[];
}

const stepOf = (state: string): string => state.split('/', 1)[0] ?? state;
const nameOf = (state: string): string => state.split('/')[1] ?? state;

/** Breadth-first search along the moves that match; returns the distance of each state. */
function walk(
  flow: Flow,
  starts: readonly string[],
  fits: (from: string, to: string) => boolean,
): ReadonlyMap<string, number> {
  const distances = new Map(starts.map((state) => [state, 0]));
  const waiting = [...starts];
  for (let from = waiting.shift(); from !== undefined; from = waiting.shift())
    for (const move of flow.moves) {
      if (move.from !== from || distances.has(move.to) || !fits(from, move.to)) continue;
      distances.set(move.to, (distances.get(from) ?? 0) + 1);
      waiting.push(move.to);
    }
  return distances;
}

/** The row of each state: its distance from the first state of its step. */
function rowsOf(flow: Flow): ReadonlyMap<string, number> {
  const met = [...walk(flow, flow.starts, () => true).keys()];
  const begin = flow.steps.flatMap((step) => met.find((state) => stepOf(state) === step) ?? []);
  const rows = walk(flow, begin, (from, to) => stepOf(from) === stepOf(to));
  return new Map(met.map((state) => [state, rows.get(state) ?? 1]));
}

const lineWidth = (states: number): number => states * (size.state.width + size.gap) - size.gap;

/** The connected steps, and below them the parallel parts, which no move connects. */
function bandsOf({ steps, moves }: Flow): readonly (readonly string[])[] {
  const linked = new Set(
    moves.flatMap(({ from, to }) => {
      const ends = [stepOf(from), stepOf(to)];
      return ends[0] === ends[1] ? [] : ends;
    }),
  );
  const bands = [true, false].map((on) => steps.filter((step) => linked.has(step) === on));
  return bands.filter((band) => band.length > 0);
}

/** Lays out a flow: steps side by side in their order, and in each step the states by their distance from its first. */
export function layOut(flow: Flow): Drawing {
  const rows = rowsOf(flow);
  const order = (state: string) => flow.steps.indexOf(stepOf(state));
  const row = (state: string) => rows.get(state) ?? 0;
  const leads = (state: string, fits: (to: string) => boolean) =>
    flow.moves.filter(({ from, to }) => from === state && fits(to)).length;
  const directionOf = (from: string, to: string): Arrow['direction'] => {
    if (order(to) !== order(from)) return order(to) > order(from) ? 'forward' : 'back';
    if (row(to) === row(from)) return 'beside';
    return row(to) > row(from) ? 'forward' : 'back';
  };

  const steps: Step[] = [];
  const states: Node[] = [];
  let y = 0;
  for (const band of bandsOf(flow)) {
    let x = 0;
    const inBand = [...rows.keys()].filter((state) => band.includes(stepOf(state)));
    const deepest = Math.max(...inBand.map(row));
    const height = size.head + size.first + deepest * size.row + size.state.height + size.pad;
    for (const name of band) {
      const byRow = Map.groupBy(
        inBand.filter((state) => stepOf(state) === name),
        row,
      );
      const most = Math.max(...[...byRow.values()].map((line) => line.length));
      const step: Step = { name, x, y, width: lineWidth(most) + 2 * size.pad, height };
      steps.push(step);
      for (const [depth, line] of byRow) {
        // A state that leads to another step is next to it.
        const further = (state: string) => leads(state, (to) => order(to) > order(state)) * 10;
        const inside = (state: string) => leads(state, (to) => row(to) >= row(state));
        const weight = (state: string) => further(state) + inside(state);
        const left = x + (step.width - lineWidth(line.length)) / 2;
        for (const [index, id] of line.toSorted((a, b) => weight(a) - weight(b)).entries())
          states.push({
            id,
            step,
            name: nameOf(id),
            x: left + index * (size.state.width + size.gap),
            y: y + size.head + size.first + depth * size.row,
            after: [
              ...new Set(
                flow.moves
                  .filter(
                    ({ from, to }) => to === id && from !== id && directionOf(from, to) !== 'back',
                  )
                  .map(({ event }) => event),
              ),
            ],
            start: flow.starts.includes(id),
            returns: leads(id, (to) => order(to) === order(id) && row(to) === 0 && row(id) > 0) > 0,
          });
      }
      x += step.width + size.between;
    }
    y += height + size.between;
  }

  const placed = new Map(states.map((state) => [state.id, state]));
  const pairs = Map.groupBy(
    flow.moves.filter(({ from, to }) => from !== to),
    ({ from, to }) => `${from} ${to}`,
  );
  const arrows = [...pairs.values()].flatMap((moves): readonly Arrow[] => {
    const [first] = moves;
    const from = first && placed.get(first.from);
    const to = first && placed.get(first.to);
    if (!from || !to) return [];
    const events = [...new Set(moves.map(({ event }) => event))];
    return [{ from, to, events, direction: directionOf(from.id, to.id) }];
  });
  return {
    width: Math.max(...steps.map(({ x, width }) => x + width)),
    height: y - size.between,
    steps,
    states,
    arrows,
  };
}
