import type { Move } from '../../../src/flows/support/explore.ts';
import type { Flow, FlowMove } from '../../../stories/docs/flows/Flow.ts';

/** Any flow's effect. */
export interface AnyEffect {
  readonly type: string;
  readonly target?: string;
  readonly fact?: string;
  readonly answer?: string;
  readonly change?: boolean;
}

/** An effect in short, with what distinguishes it from others of its type: `FOCUS code`, `SEND_CODE`. */
export const effectName = ({ type, target, fact, answer, change }: AnyEffect): string =>
  [type, target, fact, answer, change === true ? 'change' : undefined]
    .filter((part) => part !== undefined)
    .join(' ');

/** How a machine is explored and described. */
export interface FlowSource<State, Event, Effect> {
  /** In the order in which a reader meets them. */
  readonly steps: readonly string[];
  readonly starts: readonly State[];
  readonly moves: Iterable<Move<State, Event, Effect>>;
  /** The nodes of a state in the diagram: one, or one for each part of the flow that goes on by itself. */
  readonly nodesOf: (state: State) => readonly string[];
  /** What can decide besides the node and the event, by name. */
  readonly decides: (state: State, event: Event) => Readonly<Record<string, string>>;
}

interface Case {
  readonly move: FlowMove;
  /** Values of each thing that can decide, with which it came to this. */
  readonly facts: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Nothing where any value comes to this; the exceptions where they are fewer. */
function factName(
  name: string,
  values: ReadonlySet<string>,
  all: ReadonlySet<string>,
): readonly string[] {
  const others = all.difference(values);
  if (others.size === 0) return [];
  return others.size < values.size && values.size > 2
    ? [`${name}: any but ${[...others].join(', ')}`]
    : [`${name}: ${[...values].join(', ')}`];
}

/** Adds to the cases of one event at one node what distinguishes them. */
function distinguished(cases: readonly Case[]): readonly FlowMove[] {
  const all = new Map<string, Set<string>>();
  for (const { facts } of cases)
    for (const [name, values] of facts)
      all.set(name, new Set([...(all.get(name) ?? []), ...values]));
  return cases.map(({ move, facts }) => ({
    ...move,
    given: [...facts].flatMap(([name, values]) => factName(name, values, all.get(name) ?? values)),
  }));
}

/** A flow's nodes and moves, each once, in the order in which they are found. */
export function flowOf<State, Event extends { readonly type: string }, Effect extends AnyEffect>({
  steps,
  starts,
  moves,
  nodesOf,
  decides,
}: FlowSource<State, Event, Effect>): Flow {
  const cases = new Map<string, { move: FlowMove; facts: Map<string, Set<string>> }>();
  let last: { readonly state: State; readonly nodes: readonly string[] } | undefined;
  for (const { before, event, after, effects } of moves) {
    if (last?.state !== before) last = { state: before, nodes: nodesOf(before) };
    const { nodes } = last;
    const now = after === before ? nodes : nodesOf(after);
    const names = effects.map(effectName);
    const facts = Object.entries(decides(before, event));
    // What changes no part, but does something, is the first part's.
    const unchanged = nodes.every((node, part) => node === now[part]);
    for (const [part, from] of nodes.entries()) {
      const to = now[part] ?? from;
      const does = unchanged ? part === 0 : from !== to;
      const done = does ? names : [];
      const key = [from, event.type, to, ...done].join(' ');
      let known = cases.get(key);
      if (known === undefined) {
        const move = { from, to, event: event.type, given: [], effects: done };
        cases.set(key, (known = { move, facts: new Map() }));
      }
      for (const [name, value] of facts) {
        const values = known.facts.get(name);
        if (values === undefined) known.facts.set(name, new Set([value]));
        else values.add(value);
      }
    }
  }
  const together = Map.groupBy(cases.values(), ({ move }) => `${move.from} ${move.event}`);
  return {
    steps,
    starts: [...new Set(starts.flatMap(nodesOf))],
    moves: [...together.values()]
      .flatMap(distinguished)
      .filter(({ from, to, effects }) => from !== to || effects.length > 0)
      .map(({ from, event, given, to, effects }) => ({ from, event, given, to, effects })),
  };
}
