import type { LedgerReport } from '../ledger/LedgerReport.ts';
import type { State } from '../ledger/State.ts';
import { behaviourOf, SETS } from './behaviourOf.ts';
import type { BehaviourChange, Comparison, StateChange } from './Comparison.ts';
import type { Side } from './Side.ts';

/** A change in one region. */
type InRegion<Change> = Omit<Change, 'regions'>;

/** The same change in several regions is said once, with them. */
function grouped<Change extends object>(
  changes: Iterable<readonly [string, Change]>,
): (Change & { readonly regions: readonly string[] })[] {
  const byText = new Map<string, { change: Change; regions: string[] }>();
  for (const [region, change] of changes) {
    const text = JSON.stringify(change);
    const known = byText.get(text);
    if (known) known.regions.push(region);
    else byText.set(text, { change, regions: [region] });
  }
  return [...byText.values()].map(({ change, regions }) => ({ ...change, regions }));
}

type Requirement = LedgerReport['requirements'][number];

function* stateChanges(
  before: ReadonlyMap<string, Requirement>,
  after: readonly Requirement[],
  regions: readonly string[],
): Generator<readonly [string, InRegion<StateChange>]> {
  for (const { id, text, cells } of after)
    for (const region of regions) {
      const from = before.get(id)?.cells[region]?.state;
      const to = cells[region]?.state;
      if (from !== undefined && to !== undefined && from !== to)
        yield [region, { id, text, from, to }];
    }
}

const passing: ReadonlySet<State> = new Set<State>(['pass', 'pass on assumption']);
const passes = (state: State): boolean => passing.has(state);

/** How bad it is: a requirement that fails is worse than one that nothing judges. */
const rank = (state: State): number => {
  if (passes(state) || state === 'not applicable') return 0;
  return state === 'fail' ? 2 : 1;
};

function* setChanges(
  before: Side,
  after: Side,
  regions: readonly string[],
): Generator<readonly [string, InRegion<BehaviourChange>]> {
  for (const region of regions) {
    const of = ({ report }: Side) =>
      behaviourOf(report.tests.filter((test) => test.region === region));
    const [old, now] = [of(before), of(after)];
    for (const kind of SETS) {
      for (const what of now.sets[kind].difference(old.sets[kind]))
        yield [region, { kind, what, from: null, to: what }];
      for (const what of old.sets[kind].difference(now.sets[kind]))
        yield [region, { kind, what, from: what, to: null }];
    }
    for (const [what, shapes] of now.payloads) {
      const known = old.payloads.get(what);
      if (known === undefined) continue; // a new call is said already
      const [gone, come] = [known.difference(shapes), shapes.difference(known)];
      if (gone.size + come.size > 0)
        yield [region, { kind: 'payload', what, from: listed(gone), to: listed(come) }];
    }
    for (const [what, order] of now.orders) {
      const known = old.orders.get(what);
      if (known !== undefined && known !== order)
        yield [region, { kind: 'order', what: withoutSite(what), from: known, to: order }];
    }
    const from = before.report.scope.firstBytes[region];
    const to = after.report.scope.firstBytes[region];
    if (from !== undefined && to !== undefined && from !== to)
      yield [
        region,
        { kind: 'first bytes', what: 'register page', from: String(from), to: String(to) },
      ];
  }
}

const listed = (shapes: ReadonlySet<string>): string | null =>
  shapes.size === 0 ? null : [...shapes].toSorted().join(' or ');

/** Regions are said beside it: `gb desktop › a test` is `desktop › a test`. */
const withoutSite = (name: string): string => name.slice(name.indexOf(' ') + 1);

const regionsOf = ({ report }: Side): string[] => report.regions.map(({ region }) => region);

const named = ({ id, text }: Requirement) => ({ id, text });

/** Compares the runs of two builds: what the requirements became, and what the portal does otherwise. */
export function compareSides(before: Side, after: Side): Comparison {
  const [old, now] = [regionsOf(before), regionsOf(after)];
  const both = now.filter((region) => old.includes(region));
  const known = new Map(before.ledger.requirements.map((one) => [one.id, one]));
  const present = new Set(after.ledger.requirements.map(({ id }) => id));
  const states: readonly StateChange[] = grouped(
    stateChanges(known, after.ledger.requirements, both),
  );
  return {
    regressions: states.filter(({ from, to }) => rank(to) > rank(from)),
    fixes: states.filter(({ from, to }) => rank(to) < rank(from) && passes(to)),
    otherStates: states.filter(
      ({ from, to }) => rank(to) === rank(from) || (rank(to) < rank(from) && !passes(to)),
    ),
    added: after.ledger.requirements.filter(({ id }) => !known.has(id)).map(named),
    removed: before.ledger.requirements.filter(({ id }) => !present.has(id)).map(named),
    behaviour: grouped(setChanges(before, after, both)),
    notCompared: [...new Set([...old, ...now])]
      .filter((region) => !both.includes(region))
      .toSorted(),
  };
}
