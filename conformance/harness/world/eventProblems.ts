import {
  everyEvent,
  everyEventHas,
  fieldName,
  openEventName,
  type EventCount,
  type EventFieldKind,
  type EventFieldRule,
  type EventRule,
  type RegionFlag,
} from '../../oracle/common/everyEvent.ts';
import type { RegionExpectations } from '../../oracle/RegionExpectations.ts';
import { known, type SourcedValue } from '../../oracle/SourcedValue.ts';
import type { WorldEvent } from './World.ts';

/** All that the pages of a test reported, and the paths of the calls that they made. */
export interface Reported {
  readonly events: readonly WorldEvent[];
  readonly paths: readonly string[];
}

type Region = Pick<RegionExpectations, RegionFlag>;

const rules = new Map(Object.values(everyEvent).map((rule) => [known(rule.name), rule]));

const isFieldNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && fieldName.test(name));

function isOfKind(kind: EventFieldKind, value: unknown): boolean {
  switch (kind.is) {
    case 'constant': {
      return value === known(kind.value);
    }
    case 'key of': {
      return String(value) in (known(kind.table) ?? {});
    }
    case 'value of': {
      return Object.values(known(kind.table) ?? {}).some((one) => one === value);
    }
    case 'names of fields': {
      return isFieldNames(value);
    }
    case 'text': {
      return typeof value === 'string';
    }
  }
}

const lacks = (region: Region, flag: SourcedValue<RegionFlag> | undefined): boolean => {
  const name = flag && known(flag);
  return name !== undefined && known(region[name]) !== true;
};

function fieldProblem(event: WorldEvent, name: string, rule: EventFieldRule): string[] {
  const value = event[name];
  if (value === undefined)
    return known(rule.presence) === 'must' ? [`${event.name} has no ${name}`] : [];
  return isOfKind(rule.kind, value) ? [] : [`${event.name}: ${name} is not ${rule.kind.is}`];
}

/** What is wrong with one event; what its fields hold is not told. */
function problemsOf(event: WorldEvent, region: Region): readonly string[] {
  const rule = rules.get(event.name);
  const named = rule !== undefined || known(openEventName)?.test(event.name) === true;
  const own = Object.entries(rule?.fields ?? {}).flatMap(([name, field]) =>
    fieldProblem(event, name, field),
  );
  const common = everyEventHas.flatMap((field) => {
    const name = known(field.name) ?? '';
    if (!lacks(region, field.only)) return fieldProblem(event, name, field);
    return event[name] === undefined ? [] : [`${event.name}: ${name}, not in this region`];
  });
  return [...(named ? [] : ['an event named otherwise']), ...own, ...common];
}

/** The load that sent an event, by its id: the load's, a dot, and a number. */
const loadOf = ({ id }: WorldEvent): string => String(id).replace(/\.\d+$/, '');

/** Whether events of one name came more often than they may. */
function isTooMany(count: EventCount, events: readonly WorldEvent[], all: Reported): boolean {
  if (count.atMost === 'once in a load') return new Set(events.map(loadOf)).size < events.length;
  if (count.atMost === 'calls') {
    const paths = count.paths.map(known);
    const isTo = (path: string) => paths.some((one) => one !== undefined && path.endsWith(one));
    return all.paths.filter(isTo).length < events.length;
  }
  const other = known(everyEvent[count.atMost].name);
  return all.events.filter(({ name }) => name === other).length < events.length;
}

function countProblems(rule: EventRule, all: Reported): readonly string[] {
  const events = all.events.filter(({ name }) => name === known(rule.name));
  return rule.counts.flatMap((sourced) => {
    const count = known(sourced);
    if (!count) return [];
    const { having } = count;
    const counted = having
      ? events.filter((event) => event[having.field] === known(having.value))
      : events;
    return isTooMany(count, counted, all)
      ? [`${known(rule.name)}: ${counted.length} times, more than ${count.atMost}`]
      : [];
  });
}

/** What is wrong with the events of a test, by the oracle's table of every event. */
export function eventProblems(reported: Reported, region: Region): readonly string[] {
  const found = [
    ...reported.events.flatMap((event) => problemsOf(event, region)),
    ...[...rules.values()].flatMap((rule) => countProblems(rule, reported)),
  ];
  return [...new Set(found)];
}
