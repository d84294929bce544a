import type { Move } from '../../src/flows/support/explore.ts';
import type { Flow, FlowMove } from '../../stories/docs/flows/Flow.ts';
import { sayEffect, type AnyEffect } from './sayEffect.ts';

/** How a machine is explored and told. */
export interface FlowSource<State, Event, Effect> {
  /** In the order in which a reader meets them. */
  readonly steps: readonly string[];
  readonly starts: readonly State[];
  readonly moves: Iterable<Move<State, Event, Effect>>;
  /** The places of a state: one, or one for each part of the flow that goes on by itself. */
  readonly placesOf: (state: State) => readonly string[];
  /** What can decide besides the place and the event, by name. */
  readonly decides: (state: State, event: Event) => Readonly<Record<string, string>>;
}

interface Case {
  readonly move: FlowMove;
  /** Values of each thing that can decide, with which it came to this. */
  readonly facts: ReadonlyMap<string, ReadonlySet<string>>;
}

const keyOf = ({ from, event, to, effects }: FlowMove): string =>
  [from, event, to, ...effects].join(' ');

/** Nothing where any value comes to this; the exceptions where they are fewer. */
function sayFact(
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

/** Says of the cases of one event at one place what tells them apart. */
function told(cases: readonly Case[]): readonly FlowMove[] {
  const all = new Map<string, Set<string>>();
  for (const { facts } of cases)
    for (const [name, values] of facts)
      all.set(name, new Set([...(all.get(name) ?? []), ...values]));
  return cases.map(({ move, facts }) => ({
    ...move,
    given: [...facts].flatMap(([name, values]) => sayFact(name, values, all.get(name) ?? values)),
  }));
}

/** A flow's places and moves, each once, in the order in which they are found. */
export function flowOf<State, Event extends { readonly type: string }, Effect extends AnyEffect>({
  steps,
  starts,
  moves,
  placesOf,
  decides,
}: FlowSource<State, Event, Effect>): Flow {
  const cases = new Map<string, { move: FlowMove; facts: Map<string, Set<string>> }>();
  for (const { before, event, after, effects } of moves) {
    const now = placesOf(after);
    const changes = placesOf(before).map((from, part) => ({ from, to: now[part] ?? from }));
    // What changes no part, but does something, is the first part's.
    const doing = changes.filter(({ from, to }) => from !== to);
    const doer = doing.length > 0 ? doing : changes.slice(0, 1);
    for (const change of changes) {
      const move: FlowMove = {
        ...change,
        event: event.type,
        given: [],
        effects: doer.includes(change) ? effects.map(sayEffect) : [],
      };
      const known = cases.get(keyOf(move)) ?? { move, facts: new Map<string, Set<string>>() };
      cases.set(keyOf(move), known);
      for (const [name, value] of Object.entries(decides(before, event)))
        known.facts.set(name, (known.facts.get(name) ?? new Set()).add(value));
    }
  }
  const together = Map.groupBy(cases.values(), ({ move }) => `${move.from} ${move.event}`);
  return {
    steps,
    starts: [...new Set(starts.flatMap(placesOf))],
    moves: [...together.values()]
      .flatMap(told)
      .filter(({ from, to, effects }) => from !== to || effects.length > 0)
      .map(({ from, event, given, to, effects }) => ({ from, event, given, to, effects })),
  };
}
