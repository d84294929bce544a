import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { failedCall, type CallError } from '../../domain/errors/CallError.ts';
import { entranceMachine, entranceStart, type EntranceEvent } from './entranceMachine.ts';

const entered: EntranceEvent = { type: 'ENTERED' };
const chosen: EntranceEvent = { type: 'METHOD_CHOSEN' };
const consents = { phone_agreement: false, email_agreement: true };
const refused = (call: 'criteria.check' | 'start', fault: Partial<CallError>): CallError =>
  failedCall(
    {
      ...{ service: 'product', call: `onboard.v1.toko_fast_onboard.${call}` },
      faultClass: call === 'start' ? 'commit' : 'fail-open',
      failure: fault.code === undefined ? 'network' : 'server',
    },
    fault,
  );
const rejected = (fault: Partial<CallError>): EntranceEvent => ({
  type: 'CRITERIA_REJECTED',
  error: refused('criteria.check', fault),
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

it('that it could not be asked changes nothing', () => {
  expect(walk(true, entered, rejected({}))).toMatchObject({
    state: { activity: { name: 'ready' } },
    effects: [],
  });
});

describe('a refusal', () => {
  const notice = { from: 'server', text: 'Not for you.' };
  const other = { code: 9999, description: 'Not for you.' };
  const taken = [entered, rejected({ code: 4026 }), { type: 'LINKING_CHOSEN' }] as const;
  const notStarted = (fault: Partial<CallError>): EntranceEvent => ({
    type: 'LINKING_REJECTED',
    error: refused('start', fault),
    at: 1000,
  });

  it('is the dialog of its code, also in place of the terms', () => {
    covers(['ERR-018', 'ERR-019', 'ERR-020'], () => {
      for (const [fault, dialog] of [
        [{ code: 4026 }, { name: 'registered', kind: 'phone', failure: null }],
        [{ code: 1007 }, { name: 'linked' }],
        [{ code: 4027 }, { name: 'linked' }],
        [other, { name: 'notice', notice }],
      ] as const) {
        const stopped = { name: 'stopped', dialog };
        expect(walk(true, entered, rejected(fault)).state.activity).toMatchObject(stopped);
        expect(walk(true, entered, chosen, rejected(fault)).state.activity).toMatchObject(stopped);
      }
    });
  });

  it('closes to the plain form', () => {
    expect(walk(true, entered, rejected(other), { type: 'DISMISSED' })).toEqual({
      state: { activity: { name: 'left' }, asksTerms: true },
      effects: [{ type: 'GO_TO_FORM' }],
    });
  });

  it('leads to the partner’s page where the accounts can be linked', () => {
    covers(['PARTNER-012'], () => {
      expect(walk(true, ...taken).effects).toEqual([{ type: 'START_LINKING' }]);
      expect(walk(true, ...taken, { type: 'LINKING_STARTED' }).effects).toEqual([
        { type: 'LEAVE_FOR_BINDING' },
      ]);
    });
    const without = walk(true, entered, rejected({ code: 1007 }), { type: 'LINKING_CHOSEN' });
    expect(without.effects).toEqual([]);
  });

  it('says why the linking was not started, and can be tried again', () => {
    const again: EntranceEvent = { type: 'LINKING_CHOSEN' };
    const failed = walk(true, ...taken, notStarted({ failure: 'offline' }));
    expect(failed.state.activity).toMatchObject({
      name: 'stopped',
      dialog: { name: 'registered', failure: { from: 'portal', key: 'offline' } },
    });
    expect(
      walk(true, ...taken, notStarted({ failure: 'throttled', retryAfter: 30 })).state.activity,
    ).toMatchObject({
      dialog: { failure: { key: 'throttled' }, cooldown: { after: 'throttled', until: 31_000 } },
    });
    expect(
      walk(true, ...taken, notStarted({}), again, { type: 'LINKING_STARTED' }).effects,
    ).toEqual([{ type: 'LEAVE_FOR_BINDING' }]);
    expect(walk(true, ...taken, notStarted(other)).state.activity).toMatchObject({
      dialog: { name: 'notice', notice },
    });
  });
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
    expect(walk(terms, entered, chosen, event).state.activity).toEqual({ name: 'ready' });
});

it('says why the way to the partner could not be taken', () => {
  const notice = { from: 'portal', key: 'oauth_storage_blocked' } as const;
  expect(walk(false, entered, chosen, { type: 'START_FAILED', notice })).toEqual({
    state: { activity: { name: 'ready' }, asksTerms: false },
    effects: [{ type: 'TOAST_ERROR', notice }],
  });
});

describe('no event counts where it has no place', () => {
  const agreed: EntranceEvent = { type: 'TERMS_AGREED', consents };
  const dismissed: EntranceEvent = { type: 'DISMISSED' };
  const linkingChosen: EntranceEvent = { type: 'LINKING_CHOSEN' };
  const linkingStarted: EntranceEvent = { type: 'LINKING_STARTED' };
  const notLinked: EntranceEvent = {
    ...{ type: 'LINKING_REJECTED', error: refused('start', {}), at: 0 },
  };
  const notStarted: EntranceEvent = {
    ...{ type: 'START_FAILED', notice: { from: 'portal', key: 'offline' } },
  };
  const restored: EntranceEvent = { type: 'PAGE_RESTORED' };
  const refusal = rejected({ code: 4026 });
  const ofDialog = [linkingStarted, notLinked, notStarted, restored];
  const linking = [entered, refusal, linkingChosen] as const;

  it.each<readonly [string, readonly EntranceEvent[], readonly EntranceEvent[]]>([
    ['before the entrance', [], [chosen, agreed, refusal, dismissed, linkingChosen, ...ofDialog]],
    ['at the button', [entered], [entered, agreed, dismissed, linkingChosen, ...ofDialog]],
    ['at the terms', [entered, chosen], [entered, chosen, linkingChosen, ...ofDialog]],
    ['in the dialog', [entered, refusal], [refusal, chosen, agreed, ...ofDialog]],
    ['while the linking is started', linking, [refusal, chosen, agreed, dismissed, linkingChosen]],
    [
      'on the way to the partner',
      [entered, chosen, agreed],
      [entered, refusal, chosen, agreed, dismissed, linkingChosen, linkingStarted, notLinked],
    ],
    [
      'on the way to the page that links',
      [...linking, linkingStarted],
      [refusal, chosen, agreed, dismissed, linkingChosen, linkingStarted, notLinked],
    ],
  ])('%s', (_, events, idle) => {
    const { state } = walk(true, ...events);
    for (const event of idle) expect(entranceMachine(state, event)).toEqual({ state, effects: [] });
  });

  it.each<readonly [string, readonly EntranceEvent[]]>([
    ['to the partner', [entered, chosen, agreed]],
    ['to the page that links', [...linking, linkingStarted]],
  ])('yet the page that is restored on the way %s has its button again', (_, events) => {
    expect(walk(true, ...events, restored)).toEqual({
      state: { activity: { name: 'ready' }, asksTerms: true },
      effects: [],
    });
  });
});
