import { describe, expect, it } from 'vitest';
import { expectationsOf } from '../../oracle/regions.ts';
import { eventProblems } from './eventProblems.ts';
import type { WorldEvent } from './World.ts';

const event = (name: string, fields: object = {}): WorldEvent => ({
  ...{ name, at: 0, id: 'load.1', role_type: 'visitor' },
  ...fields,
});
const problems = (events: readonly WorldEvent[], paths: string[] = []) =>
  eventProblems({ events, paths }, expectationsOf('gb'));

describe('events of the table', () => {
  it('are right with their fields', () => {
    const right = [
      event('page.view', { page: 'register', market: 'gb' }),
      event('sign_up.method_chosen', { method: 2 }),
      event('validation.result', { form: 'sign_up', failed: ['email'] }),
      event('call.outcome'),
    ];
    expect(problems(right)).toEqual([]);
  });

  it.each([
    [event('sign_up.method_chosen', { method: 12 }), 'method is not key of'],
    [event('sign_up.method_chosen'), 'has no method'],
    [event('subscribe.opened', { by: 'chance' }), 'by is not value of'],
    [event('validation.result', { form: 'sign_up', failed: ['a@b.co'] }), 'failed is not names'],
    [event('page.view', { page: 'register', role_type: 'seller' }), 'role_type is not constant'],
    [event('page.view', { page: 'register', fans_source: 'x' }), 'fans_source, not in this region'],
    [event('clicked'), 'named otherwise'],
    [event('call.outcome', { role_type: 'seller' }), 'role_type is not constant'],
  ])('are wrong: %o', (wrong, problem) => {
    expect(problems([wrong])).toEqual([expect.stringContaining(problem)]);
  });
});

describe('events of a name', () => {
  const completed = event('sign_up.completed', { method: 1 });
  const sent = event('sign_up.code_sent');
  const answered = event('sign_up.conflict_answered', { answer: 'cancel' });

  it('come once in a load, and again in the next', () => {
    expect(problems([completed, { ...completed, id: 'load.2' }])).toHaveLength(1);
    expect(problems([completed, { ...completed, id: 'next.1' }])).toEqual([]);
  });

  it('come once where only some are counted', () => {
    const opened = (by: string, id: string) => event('subscribe.opened', { by, id });
    expect(problems([opened('visitor', 'a.1'), opened('visitor', 'a.2')])).toEqual([]);
    expect(problems([opened('timer', 'a.1'), opened('timer', 'a.2')])).toHaveLength(1);
  });

  it('come no more often than the calls that they tell of', () => {
    expect(problems([sent], ['/passport/web/email/send_code/'])).toEqual([]);
    expect(problems([sent, sent], ['/passport/web/email/send_code/'])).toHaveLength(1);
  });

  it('come no more often than what they answer', () => {
    expect(problems([event('sign_up.conflict_shown'), answered])).toEqual([]);
    expect(problems([answered])).toHaveLength(1);
  });
});
