import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { BATCH_CHARACTERS } from './createOutbox.ts';
import { createReporter, type ReporterOptions } from './createReporter.ts';
import { signUpWay } from './TelemetryEvent.ts';

function reporterAt(start: number, options: Partial<ReporterOptions> = {}) {
  const told: string[] = [];
  let clock = start;
  const report = createReporter({
    pageRegion: 'GB',
    visit: 'v',
    outbox: { add: (event) => told.push(event) },
    now: () => clock++,
    ...options,
  });
  return { report, told: (): unknown[] => told.map((event) => JSON.parse(event) as unknown) };
}

it('stamps each event with when, who and where, and a number of its own', () => {
  const { report, told } = reporterAt(7);
  report({ name: 'page.view', page: 'register' });
  report({ name: 'sign_up.code_sent' });
  shows(['TRACK-006'], () => {
    const site = { role_type: 'visitor', page_region: 'GB' };
    expect(told()).toEqual([
      { name: 'page.view', page: 'register', at: 7, id: 'v.1', ...site },
      { name: 'sign_up.code_sent', at: 8, id: 'v.2', ...site },
    ]);
  });
});

it('counts the ways to sign up from 1 to 9', () => {
  const { report, told } = reporterAt(0);
  for (const way of Object.values(signUpWay)) report({ name: 'sign_up.completed', way });
  shows(['TRACK-010'], () => {
    expect(told()).toMatchObject([1, 2, 3, 4, 5, 6, 7, 8, 9].map((way) => ({ way })));
  });
});

describe('what a tracked market adds (S-187)', () => {
  const told = async (market: ReporterOptions['market']) => {
    const reporter = reporterAt(0, market && { market });
    reporter.report({ name: 'page.view', page: 'register' });
    const before = reporter.told();
    await market?.catch(() => null);
    reporter.report({ name: 'market_confirm.country_switched', country: 'GB' });
    return { before, after: reporter.told() };
  };

  it('stands in every event, those included that waited for it, in their order', async () => {
    const fields = { market: 'cb', fans_source: 'x' };
    const { before, after } = await told(Promise.resolve(fields));
    expect(before).toEqual([]);
    expect(after).toMatchObject([
      { ...fields, at: 0, id: 'v.1', page: 'register' },
      { ...fields, at: 1, id: 'v.2', country: 'GB' },
    ]);
  });

  it('is left out when its module does not come', async () => {
    const { after } = await told(Promise.reject(new Error('gone')));
    expect(after).toMatchObject([{ id: 'v.1' }, { id: 'v.2' }]);
    expect(after).not.toContainEqual(expect.objectContaining({ market: 'cb' }));
  });

  it('is not waited for where there is none', async () => {
    const { before } = await told(undefined);
    expect(before).toMatchObject([{ id: 'v.1' }]);
  });
});

it('tells no secret', () => {
  const { report, told } = reporterAt(0);
  report({ name: 'route.invalid', path: '/account/x?email_phone_number=ana@example.com&chain=a' });
  expect(told()).toMatchObject([{ path: '/account/x?chain=a' }]);
});

it('tells of an event that is too large without what it holds', () => {
  const { report, told } = reporterAt(0);
  const failed = Array.from({ length: 50 }, () => 'field '.repeat(99));
  report({ name: 'validation.result', form: 'sign_up', failed });
  expect(told()).toMatchObject([{ name: 'validation.result', cut: expect.any(Number) as number }]);
  expect(JSON.stringify(told()[0]).length).toBeLessThan(BATCH_CHARACTERS);
});

it('two page loads never share a number', () => {
  const first = createReporter({ pageRegion: 'GB', outbox: { add: (event) => told.push(event) } });
  const second = createReporter({ pageRegion: 'GB', outbox: { add: (event) => told.push(event) } });
  const told: string[] = [];
  first({ name: 'sign_up_delay' });
  second({ name: 'sign_up_delay' });
  const ids = told.map((event) => (JSON.parse(event) as { id: string }).id); // what it wrote
  expect(new Set(ids).size).toBe(2);
});

it('the types refuse what is not in the catalogue', () => {
  const { report, told } = reporterAt(0);
  // @ts-expect-error no such event
  report({ name: 'sign_up.finished' });
  // @ts-expect-error a field of another event
  report({ name: 'sign_up_delay', way: 2 });
  // @ts-expect-error a way that nobody signs up by
  report({ name: 'sign_up.completed', way: 10 });
  // @ts-expect-error a field is missing
  report({ name: 'route.invalid' });
  expect(told()).toHaveLength(4);
});
