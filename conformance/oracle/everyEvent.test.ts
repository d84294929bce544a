import { expect, it } from 'vitest';
import { everyEvent } from './common/everyEvent.ts';
import { events, leadEvents } from './common/events.ts';
import { known, stated } from './SourcedValue.ts';

it('every name of the events has one row', () => {
  const { userRole: _role, ...named } = events;
  const { sources: _sources, openers: _openers, ...ofLeads } = leadEvents;
  const names = [...Object.values(named), ...Object.values(ofLeads)].filter(stated).map(known);
  const ofRows = Object.values(everyEvent).map(({ name }) => known(name));
  expect(ofRows).toHaveLength(names.length);
  expect(new Set(ofRows)).toEqual(new Set(names));
});
