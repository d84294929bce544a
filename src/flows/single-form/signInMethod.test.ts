import { describe, expect, it } from 'vitest';
import { walkFrom } from '../support/walkFrom.ts';
import type { SingleFormEvent } from './SingleFormEvent.ts';
import { singleFormMachine } from './singleFormMachine.ts';
import { initialSingleForm, isBusy } from './SingleFormState.ts';
import { refusals } from './support/everyMove.ts';

const settings = { checksNetwork: true, popup: true, asksTerms: false, kind: 'email' } as const;
const start = initialSingleForm(settings);

/** The state after the events, with the effects of the last one. */
const walk = (events: readonly SingleFormEvent[], from = start) =>
  walkFrom(singleFormMachine, from, events);

const google = { type: 'METHOD_CHOSEN', method: 'google', at: 0 } as const;
const matched = { type: 'REGION_MATCHED', request: 1 } as const;
const mismatched = { type: 'REGION_MISMATCHED', request: 1 } as const;
const opened = [{ type: 'START_METHOD', method: 'google' }];

describe('a sign-in method of the single form', () => {
  it('checks the region before the provider’s page', () => {
    const { state, effects } = walk([google]);
    expect(effects).toEqual([
      { type: 'TRACK_METHOD', method: 'google' },
      { type: 'CHECK_REGION', request: 1 },
    ]);
    expect(state.revealed).toBe(false);
    const left = walk([google, matched]);
    expect(left.effects).toEqual(opened);
    expect(isBusy(left.state)).toBe(true);
  });

  it('from another region: warns, and opens the provider after Start', () => {
    expect(walk([google, mismatched])).toMatchObject({
      state: { activity: { name: 'warned' } },
      effects: [],
    });
    expect(walk([google, mismatched, { type: 'START_CHOSEN' }]).effects).toEqual(opened);
    const dismissed = walk([google, mismatched, { type: 'DISMISSED' }]);
    expect(dismissed.state.activity).toEqual({ name: 'editing' });
  });

  it('with a failed check opens nothing', () => {
    const error = refusals['offline'];
    if (error === undefined) throw new Error('everyMove.ts has no such error.');
    const rejected = walk([google, { type: 'REGION_FAILED', request: 1, error, at: 0 }]);
    expect(rejected.state.activity).toEqual({ name: 'editing' });
    expect(rejected.effects).toMatchObject([{ type: 'TOAST_ERROR' }]);
  });

  it('waits for a throttled check, as the form’s button does (S-209)', () => {
    const error = refusals['throttled'];
    if (error?.retryAfter == null) throw new Error('everyMove.ts has no such error.');
    const pause = [google, { type: 'REGION_FAILED', request: 1, error, at: 0 }] as const;
    const end = error.retryAfter * 1000;
    const after = (event: SingleFormEvent) => walk([...pause, event]).effects;
    expect(after({ ...google, at: end - 1 })).toEqual([]);
    expect(after({ type: 'SUBMITTED', at: end - 1 })).toEqual([]);
    expect(after({ ...google, at: end })).toContainEqual({ type: 'CHECK_REGION', request: 2 });
    expect(after({ type: 'SUBMITTED', at: end })).toContainEqual({
      ...{ type: 'CHECK_REGION', request: 2 },
    });
    expect(after({ ...google, method: 'partner', at: 1 })).not.toEqual([]);
  });

  it('keeps no registration waiting that has no region check', () => {
    const error = refusals['throttled'];
    if (error === undefined) throw new Error('everyMove.ts has no such error.');
    const pause = [google, { type: 'REGION_FAILED', request: 1, error, at: 0 }] as const;
    const unchecked = initialSingleForm({ ...settings, checksNetwork: false });
    const { effects } = walk([...pause, { type: 'SUBMITTED', at: 1 }], unchecked);
    expect(effects).toEqual([{ type: 'VALIDATE' }]);
  });

  it('asks for the terms before the provider, where they are not checked by themselves', () => {
    const asking = initialSingleForm({ ...settings, asksTerms: true });
    const go = (...events: SingleFormEvent[]) => walk([google, matched, ...events], asking);
    expect(go()).toMatchObject({
      state: { activity: { name: 'agreeing', method: 'google' } },
      effects: [],
    });
    const consents = { phone_agreement: false, email_agreement: true };
    expect(go({ type: 'TERMS_AGREED', consents }).effects).toEqual([
      { type: 'START_METHOD', method: 'google', consents },
    ]);
    expect(go({ type: 'DISMISSED' }).state.activity).toEqual({ name: 'editing' });
  });

  it('returns to the form when the page could not be left (E-22)', () => {
    const failed = walk([
      google,
      matched,
      { type: 'START_FAILED', notice: { from: 'portal', key: 'oauth_storage_blocked' } },
    ]);
    expect(failed.state.activity).toEqual({ name: 'editing' });
    expect(failed.effects).toMatchObject([{ notice: { key: 'oauth_storage_blocked' } }]);
  });

  it('restores the form when the seller comes back from a provider', () => {
    const back = walk([google, matched, { type: 'PAGE_RESTORED' }]);
    expect(back).toEqual({ state: { ...start, lastRequest: 1 }, effects: [] });
  });

  it('is there again where the navigation was stopped (E-28)', () => {
    const left = [google, matched];
    expect(walk([...left, { type: 'CONTACT_EDITED', kind: 'email' }]).state).toEqual(
      walk([google, matched, { type: 'PAGE_RESTORED' }]).state,
    );
    for (const event of [google, { type: 'SUBMITTED', at: 0 } as const])
      expect(walk([...left, event]).effects).not.toEqual([]);
  });

  it('opens the partner’s page, or for business advertising the log-in with tips, without a check', () => {
    expect(walk([{ type: 'METHOD_CHOSEN', method: 'partner', at: 0 }])).toEqual({
      state: { ...start, activity: { name: 'leaving', method: 'partner' } },
      effects: [
        { type: 'TRACK_METHOD', method: 'partner' },
        { type: 'START_METHOD', method: 'partner' },
      ],
    });
    expect(walk([{ type: 'METHOD_CHOSEN', method: 'businessAdvertising', at: 0 }]).effects).toEqual(
      [
        { type: 'TRACK_METHOD', method: 'businessAdvertising' },
        { type: 'GO_TO_LOGIN', contact: null, tips: true },
      ],
    );
  });
});
