import { expect, it } from 'vitest';
import { loadRequirements } from './requirements.ts';
import { known, stated } from './SourcedValue.ts';
import { everyEvent, openEvents } from './common/everyEvent.ts';
import { events, leadEvents } from './common/events.ts';

const rows = Object.values(everyEvent);
const namesOfRows = rows.map(({ name }) => known(name)).filter((name) => name !== undefined);

it('every name of the events has one row', () => {
  const { userRole: _role, ...named } = events;
  const { sources: _sources, openers: _openers, ...ofLeads } = leadEvents;
  const names = [...Object.values(named), ...Object.values(ofLeads)].filter(stated).map(known);
  expect(new Set(namesOfRows)).toEqual(new Set(names));
  expect(namesOfRows).toHaveLength(names.length);
});

it('an event comes after another of the table, by a name that is given', () => {
  const before = rows
    .flatMap(({ order }) => order.map(known))
    .flatMap((rule) => (rule !== undefined && 'event' in rule ? [rule.event] : []));
  expect(before.filter((event) => !stated(everyEvent[event].name))).toEqual([]);
});

it('every requirement is one of the list', () => {
  const ids = new Set(loadRequirements().map(({ id }) => id));
  const named = [...rows, ...openEvents].flatMap(({ requirements }) => requirements);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

it('a name that no clause gives has dots, and is no address', () => {
  const admits = (name: string): boolean =>
    openEvents.some(({ names }) => known(names)?.test(name) ?? false);
  expect(admits('chunk.load_failed')).toBe(true);
  expect(admits('invalid_route')).toBe(true);
  expect(admits('clicked')).toBe(false);
  expect(admits('seller@example.com')).toBe(false);
});
