import { expect, it } from 'vitest';
import { covers } from '#covers';
import { failedCall } from '../../domain/errors/CallError.ts';
import { entranceMachine, entranceStart, type EntranceEvent } from './entranceMachine.ts';

const entered: EntranceEvent = { type: 'ENTERED' };
const chosen: EntranceEvent = { type: 'METHOD_CHOSEN' };
const consents = { phone_agreement: false, email_agreement: true };
const rejected = (failure: 'server' | 'network'): EntranceEvent => ({
  type: 'CRITERIA_REJECTED',
  error: failedCall(
    {
      ...{ service: 'product', faultClass: 'fail-open', failure },
      call: 'onboard.v1.toko_fast_onboard.criteria.check',
    },
    failure === 'server' ? { code: 9999, description: 'Not for you.' } : {},
  ),
});

/** The last transition after a series of events. */
const walk = (asksTerms: boolean, ...events: readonly EntranceEvent[]) =>
  events.reduce((last, event) => entranceMachine(last.state, event), {
    state: entranceStart(asksTerms),
    effects: [],
  } as ReturnType<typeof entranceMachine>); // no effects yet

it('asks once whether the seller may come in (S-089)', () => {
  expect(walk(true, entered).effects).toEqual([{ type: 'CHECK_CRITERIA' }]);
  expect(walk(true, entered, entered).effects).toEqual([]);
});

it('a refusal leads to the form with its text; a failure changes nothing', () => {
  expect(walk(true, entered, rejected('server'))).toMatchObject({
    state: { activity: 'left' },
    effects: [{ type: 'GO_TO_FORM', notice: { from: 'server', text: 'Not for you.' } }],
  });
  const failed = walk(true, entered, rejected('network'));
  expect(failed).toMatchObject({ state: { activity: 'ready' }, effects: [] });
});

it('leaves for the partner after the terms, or at once where the region agrees by itself', () => {
  covers(['PARTNER-001'], () => {
    expect(walk(false, entered, chosen).effects).toEqual([
      { type: 'TRACK_METHOD', method: 'partner' },
      { type: 'START_METHOD', method: 'partner' },
    ]);
    expect(walk(true, entered, chosen, { type: 'TERMS_AGREED', consents }).effects).toEqual([
      { type: 'START_METHOD', method: 'partner', consents },
    ]);
  });
  expect(walk(true, entered, chosen).effects).toEqual([
    { type: 'TRACK_METHOD', method: 'partner' },
  ]);
});

it('returns to its button: from the terms, from a failed start, and from the partner', () => {
  const notice = { from: 'portal', key: 'oauth_storage_blocked' } as const;
  for (const [terms, event] of [
    [true, { type: 'DISMISSED' }],
    [false, { type: 'START_FAILED', notice }],
    [false, { type: 'PAGE_RESTORED' }],
  ] as const)
    expect(walk(terms, entered, chosen, event).state.activity).toBe('ready');
});
