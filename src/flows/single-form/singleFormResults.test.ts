import { expect, it } from 'vitest';
import { failedCall, type CallError } from '../../domain/errors/CallError.ts';
import type { SingleFormEvent } from './SingleFormEvent.ts';
import { initialSingleForm } from './SingleFormState.ts';
import {
  asked,
  blockShown,
  focus,
  on,
  pause,
  settings,
  start,
  throttled,
  throttledFault,
  toast,
  toRegistering,
  walk,
  type Result,
} from './support/walk.ts';

const focused = { type: 'FIELD_FOCUSED' } as const;
const dismissed = { type: 'DISMISSED' } as const;
const google = { type: 'METHOD_CHOSEN', method: 'google', at: 0 } as const;
const matched = { type: 'REGION_MATCHED', request: 1 } as const;
const regionFailed = (request: number, fault: Partial<CallError>): SingleFormEvent => ({
  ...{ type: 'REGION_FAILED', request, at: 0 },
  error: failedCall(
    {
      ...{ service: 'product', call: 'network.country.check', faultClass: 'region' },
      failure: 'server',
    },
    fault,
  ),
});
const storageBlocked = { from: 'portal', key: 'oauth_storage_blocked' } as const;
const revealed = { ...start, revealed: true };
const checking = { ...initialSingleForm({ ...settings, checksNetwork: true }), revealed: true };

const results: Readonly<Record<string, Result>> = {
  'a submit reveals the form before the region is known': {
    events: [on.submit],
    on: { checksNetwork: true },
    state: {
      ...{ ...checking, lastRequest: 1 },
      activity: { name: 'checkingRegion', request: 1, method: null },
    },
    effects: [{ type: 'CHECK_REGION', request: 1 }],
  },
  'another contact ends the region check': {
    events: [on.submit, on.edited],
    on: { checksNetwork: true },
    state: { ...checking, lastRequest: 1 },
    effects: [{ type: 'ABORT', request: 1 }],
  },
  'a region check that names another region warns': {
    events: [google, regionFailed(1, { code: 17 })],
    state: { ...start, lastRequest: 1, activity: { name: 'warned', method: 'google' } },
    effects: [],
  },
  'too many region checks are said, and waited for (S-209)': {
    events: [on.submit, regionFailed(1, throttledFault)],
    on: { checksNetwork: true },
    state: { ...checking, lastRequest: 1, regionCooldown: pause },
    effects: [toast(throttled)],
  },
  'a region check that fails otherwise keeps the wait': {
    events: [
      ...[...toRegistering, on.rejected(1, throttledFault), google],
      regionFailed(2, { code: 0 }),
    ],
    state: { ...asked, lastRequest: 2, cooldown: pause },
    effects: [toast({ from: 'portal', key: 'selleronboarding_network_error_toast' })],
  },
  'a page that could not be left says why': {
    events: [google, matched, { type: 'START_FAILED', notice: storageBlocked }],
    state: { ...start, lastRequest: 1 },
    effects: [toast(storageBlocked)],
  },
  'terms that are not agreed to lead back to the form': {
    events: [google, matched, dismissed],
    on: { asksTerms: true },
    state: { ...initialSingleForm({ ...settings, asksTerms: true }), lastRequest: 1 },
    effects: [],
  },
  'the focus reveals the form': { events: [focused], state: revealed, effects: [] },
  'the form that was asked for has the focus on its contact (S-185)': {
    events: [on.switched, { type: 'FORM_CHOSEN' }],
    state: { ...start, kind: 'phone' },
    effects: [focus('phone')],
  },
  'the block can be switched back': {
    events: [on.switched, on.switched],
    state: start,
    effects: blockShown('email'),
  },
  'the site can be changed at any time': {
    events: [{ type: 'CHANGE_SITE_CHOSEN' }],
    state: { ...start, activity: { name: 'pickingSite' } },
    effects: [],
  },
  'the choice of the site can be closed': {
    events: [{ type: 'CHANGE_SITE_CHOSEN' }, dismissed],
    state: start,
    effects: [],
  },
};

it.each(Object.entries(results))('%s', (_, { events, on: changed, state, effects }) => {
  expect(walk(events, changed)).toEqual({ state, effects });
});
