import type { Flow } from './Flow.ts';

/** Sizes of the drawing, in its own units. */
export const size = {
  place: { width: 138, height: 34 },
  gap: 24,
  between: 40,
  row: 98,
  head: 56,
  first: 62,
  pad: 20,
};

export interface Place {
  readonly id: string;
  readonly step: Step;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The events that lead here from places before it. */
  readonly after: readonly string[];
  /** Whether the flow begins here. */
  readonly start: boolean;
  /** Whether something leads back to where its step begins. */
  readonly returns: boolean;
}

export interface Step {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An arrow between two places, for all the events that take this way. */
export interface Arrow {
  readonly from: Place;
  readonly to: Place;
  readonly events: readonly string[];
  /** `on`: further in the flow; `back`: to where a step begins, or to an earlier one. */
  readonly way: 'on' | 'beside' | 'back';
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly steps: readonly Step[];
  readonly places: readonly Place[];
  readonly arrows: readonly Arrow[];
}

const stepOf = (place: string): string => place.split('/', 1)[0] ?? place;
const nameOf = (place: string): string => place.split('/')[1] ?? place;

/** Walks from places along the moves that fit, nearest first. */
function walk(
  flow: Flow,
  starts: readonly string[],
  fits: (from: string, to: string) => boolean,
): ReadonlyMap<string, number> {
  const far = new Map(starts.map((place) => [place, 0]));
  const waiting = [...starts];
  for (let from = waiting.shift(); from !== undefined; from = waiting.shift())
    for (const move of flow.moves) {
      if (move.from !== from || far.has(move.to) || !fits(from, move.to)) continue;
      far.set(move.to, (far.get(from) ?? 0) + 1);
      waiting.push(move.to);
    }
  return far;
}

/** How many moves each place of a step is away from where the step is entered. */
function rowsOf(flow: Flow): ReadonlyMap<string, number> {
  const met = [...walk(flow, flow.starts, () => true).keys()];
  const begin = flow.steps.flatMap((step) => met.find((place) => stepOf(place) === step) ?? []);
  const rows = walk(flow, begin, (from, to) => stepOf(from) === stepOf(to));
  return new Map(met.map((place) => [place, rows.get(place) ?? 1]));
}

const lineWidth = (places: number): number => places * (size.place.width + size.gap) - size.gap;

/** The steps on the way, and below them those that nothing leads to or from. */
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

/** Steps side by side in the order in which they are met; in each, the places by their distance from its beginning. */
export function layOut(flow: Flow): Drawing {
  const rows = rowsOf(flow);
  const order = (place: string) => flow.steps.indexOf(stepOf(place));
  const row = (place: string) => rows.get(place) ?? 0;
  const leads = (place: string, fits: (to: string) => boolean) =>
    flow.moves.filter(({ from, to }) => from === place && fits(to)).length;
  const wayOf = (from: string, to: string): Arrow['way'] => {
    if (order(to) !== order(from)) return order(to) > order(from) ? 'on' : 'back';
    if (row(to) === row(from)) return 'beside';
    return row(to) > row(from) ? 'on' : 'back';
  };

  const steps: Step[] = [];
  const places: Place[] = [];
  let y = 0;
  for (const band of bandsOf(flow)) {
    let x = 0;
    const inBand = [...rows.keys()].filter((place) => band.includes(stepOf(place)));
    const deepest = Math.max(...inBand.map(row));
    const height = size.head + size.first + deepest * size.row + size.place.height + size.pad;
    for (const name of band) {
      const byRow = Map.groupBy(
        inBand.filter((place) => stepOf(place) === name),
        row,
      );
      const most = Math.max(...[...byRow.values()].map((line) => line.length));
      const step: Step = { name, x, y, width: lineWidth(most) + 2 * size.pad, height };
      steps.push(step);
      for (const [depth, line] of byRow) {
        // What leads on to another step stands beside it.
        const further = (place: string) => leads(place, (to) => order(to) > order(place)) * 10;
        const inside = (place: string) => leads(place, (to) => row(to) >= row(place));
        const weight = (place: string) => further(place) + inside(place);
        const left = x + (step.width - lineWidth(line.length)) / 2;
        for (const [index, id] of line.toSorted((a, b) => weight(a) - weight(b)).entries())
          places.push({
            id,
            step,
            name: nameOf(id),
            x: left + index * (size.place.width + size.gap),
            y: y + size.head + size.first + depth * size.row,
            after: [
              ...new Set(
                flow.moves
                  .filter(({ from, to }) => to === id && from !== id && wayOf(from, to) !== 'back')
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

  const placed = new Map(places.map((place) => [place.id, place]));
  const ways = Map.groupBy(
    flow.moves.filter(({ from, to }) => from !== to),
    ({ from, to }) => `${from} ${to}`,
  );
  const arrows = [...ways.values()].flatMap((moves): readonly Arrow[] => {
    const [first] = moves;
    const from = first && placed.get(first.from);
    const to = first && placed.get(first.to);
    if (!from || !to) return [];
    const events = [...new Set(moves.map(({ event }) => event))];
    return [{ from, to, events, way: wayOf(from.id, to.id) }];
  });
  return {
    width: Math.max(...steps.map(({ x, width }) => x + width)),
    height: y - size.between,
    steps,
    places,
    arrows,
  };
}
