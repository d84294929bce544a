import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { BATCH_CHARACTERS } from './createOutbox.ts';
import { createReporter, type ReporterOptions } from './createReporter.ts';
import { signUpMethodCode } from './TelemetryEvent.ts';

function reporterAt(start: number, options: Partial<ReporterOptions> = {}) {
  const events: string[] = [];
  let clock = start;
  let leave = () => {};
  const report = createReporter({
    pageRegion: 'GB',
    visit: 'v',
    outbox: {
      add: (event) => events.push(event),
      beforeLeave: (addHeld) => (leave = addHeld),
    },
    now: () => clock++,
    ...options,
  });
  return {
    report,
    leave: () => leave(),
    events: (): unknown[] => events.map((event) => JSON.parse(event) as unknown),
  };
}

it('adds time, role, region and an id to each event', () => {
  const { report, events } = reporterAt(7);
  report({ name: 'page.view', page: 'register' });
  report({ name: 'sign_up.code_sent' });
  covers(['TRACK-006'], () => {
    const site = { role_type: 'visitor', page_region: 'GB' };
    expect(events()).toEqual([
      { name: 'page.view', page: 'register', at: 7, id: 'v.1', ...site },
      { name: 'sign_up.code_sent', at: 8, id: 'v.2', ...site },
    ]);
  });
});

it('has codes from 1 to 9 for the sign-up methods', () => {
  const { report, events } = reporterAt(0);
  for (const method of Object.values(signUpMethodCode))
    report({ name: 'sign_up.completed', method });
  covers(['TRACK-010'], () => {
    expect(events()).toMatchObject([1, 2, 3, 4, 5, 6, 7, 8, 9].map((method) => ({ method })));
  });
});

describe('the fields of a tracked market (S-187)', () => {
  const reportAround = async (market: ReporterOptions['market']) => {
    const reporter = reporterAt(0, market && { market });
    reporter.report({ name: 'page.view', page: 'register' });
    const before = reporter.events();
    await market?.catch(() => null);
    reporter.report({ name: 'market_confirm.country_switched', country: 'GB' });
    return { before, after: reporter.events() };
  };

  it('are added to every event in order, also to those before the market loaded', async () => {
    const fields = { market: 'cb', fans_source: 'x' };
    const { before, after } = await reportAround(Promise.resolve(fields));
    expect(before).toEqual([]);
    expect(after).toMatchObject([
      { ...fields, at: 0, id: 'v.1', page: 'register' },
      { ...fields, at: 1, id: 'v.2', country: 'GB' },
    ]);
  });

  it('are left out when its module fails to load', async () => {
    const { after } = await reportAround(Promise.reject(new Error('no chunk')));
    expect(after).toMatchObject([{ id: 'v.1' }, { id: 'v.2' }]);
    expect(after).not.toContainEqual(expect.objectContaining({ market: 'cb' }));
  });

  it('are left out when the page is left before its module loaded (TRACK-007)', async () => {
    const { promise, resolve } = Promise.withResolvers<{ market: string }>();
    const { report, leave, events } = reporterAt(0, { market: promise });
    report({ name: 'page.view', page: 'register' });
    leave();
    expect(events()).toMatchObject([{ id: 'v.1', page: 'register' }]);
    resolve({ market: 'cb' });
    await promise;
    leave();
    report({ name: 'sign_up_delay' });
    expect(events()).toMatchObject([{ id: 'v.1' }, { id: 'v.2', market: 'cb' }]);
  });

  it('do not delay events of other markets', async () => {
    const { before } = await reportAround(undefined);
    expect(before).toMatchObject([{ id: 'v.1' }]);
  });
});

it('sends no secret', () => {
  const { report, events } = reporterAt(0);
  report({ name: 'route.invalid', path: '/account/x?email_phone_number=ana@example.com&chain=a' });
  expect(events()).toMatchObject([{ path: '/account/x?chain=a' }]);
});

it('sends an event that is too large without its fields', () => {
  const { report, events } = reporterAt(0);
  const failed = Array.from({ length: 50 }, () => 'field '.repeat(99));
  report({ name: 'validation.result', form: 'sign_up', failed });
  expect(events()).toMatchObject([
    { name: 'validation.result', cut: expect.any(Number) as number },
  ]);
  expect(JSON.stringify(events()[0]).length).toBeLessThan(BATCH_CHARACTERS);
});

it('two page loads never share an id', () => {
  const first = createReporter({
    pageRegion: 'GB',
    outbox: { add: (event) => events.push(event), beforeLeave: () => undefined },
  });
  const second = createReporter({
    pageRegion: 'GB',
    outbox: { add: (event) => events.push(event), beforeLeave: () => undefined },
  });
  const events: string[] = [];
  first({ name: 'sign_up_delay' });
  second({ name: 'sign_up_delay' });
  const ids = events.map((event) => (JSON.parse(event) as { id: string }).id); // written by the reporter
  expect(new Set(ids).size).toBe(2);
});

it('the types reject what is not in the catalogue', () => {
  const { report, events } = reporterAt(0);
  // @ts-expect-error no such event
  report({ name: 'sign_up.finished' });
  // @ts-expect-error a field of another event
  report({ name: 'sign_up_delay', method: 2 });
  // @ts-expect-error an unknown method code
  report({ name: 'sign_up.completed', method: 10 });
  // @ts-expect-error a field is missing
  report({ name: 'route.invalid' });
  expect(events()).toHaveLength(4);
});
