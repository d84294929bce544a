import { describe, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import {
  anEmail,
  failingClient,
  recordingClient,
} from '../../api/account/support/recordingClient.ts';
import type { Client } from '../../api/client.ts';
import type { PartnerEffect } from '../../flows/partner-onboarding/PartnerEffect.ts';
import type { PartnerEvent } from '../../flows/partner-onboarding/PartnerEvent.ts';
import { createRequests } from '../createRequests.ts';
import { runWithDoubles } from '../shared/support/runWithDoubles.ts';
import { runPartnerEffect, type PartnerDeps } from './runPartnerEffect.ts';

const ada = anEmail('ada@shop.example');
const saved = {
  ...{ verifyTicket: 'V', censoredEmail: null, emailTicket: null },
  ...{ censoredMobile: '***3456', mobileTicket: 'M' },
};

function run(effect: PartnerEffect, call: Client = recordingClient({}).call) {
  const deps = {
    ...{ call, requests: createRequests(), now: () => 1000 },
    business: {
      region: { baseRegionId: '1643084', globalSellerType: 2 },
      ...{ language: 'id-ID', snapData: '{}' },
    },
    report: vi.fn<PartnerDeps['report']>(),
    toast: vi.fn<PartnerDeps['toast']>(),
    postToHost: vi.fn<PartnerDeps['postToHost']>(),
    pageToast: vi.fn<PartnerDeps['pageToast']>(),
    form: {
      showKind: vi.fn<PartnerDeps['form']['showKind']>(),
      clearCode: vi.fn<PartnerDeps['form']['clearCode']>(),
    },
    focus: vi.fn<PartnerDeps['focus']>(),
    restoreQuery: vi.fn<PartnerDeps['restoreQuery']>(),
    keepSaved: vi.fn<PartnerDeps['keepSaved']>(),
    keepAccount: vi.fn<PartnerDeps['keepAccount']>(),
    leaveForBinding: vi.fn<PartnerDeps['leaveForBinding']>(),
    leave: vi.fn<PartnerDeps['leave']>(),
    completeProfile: vi.fn<PartnerDeps['completeProfile']>(),
    goTo: vi.fn<PartnerDeps['goTo']>(),
    handOver: vi.fn<PartnerDeps['handOver']>(),
  } satisfies PartnerDeps;
  return runWithDoubles<PartnerEffect, PartnerEvent, PartnerDeps, typeof deps>(
    runPartnerEffect,
    effect,
    deps,
  );
}

const bizParam =
  '{"base_region_id":1643084,"global_seller_type":2,"default_lang":"id-ID","snap_data":"{}"}';
const send = { type: 'SEND_CODE', request: 1, verifyTicket: 'V' } as const;
const bind = {
  type: 'BIND',
  request: 1,
  kind: 'phone',
  contact: null,
  code: '4829',
  ticket: 'T',
  verifyTicket: 'V',
} as const satisfies PartnerEffect;
const sent = { type: 'CODE_SENT', request: 1, ticket: 'T', at: 1000 } as const;
const logic = { email_logic_type: 3 } as const;
const onboarding = 'onboard.v1.toko_fast_onboard';
const fields = { verifyTicket: 'V', censoredMobile: '***3456', mobileTicket: 'M' };

describe('each request', () => {
  it.each([
    [
      'a code to a saved phone',
      { ...send, to: { by: 'ticket', kind: 'phone', ticket: 'M' } },
      ['mobile.send_code', { mobile_ticket: 'M', verifyTicket: 'V', type: 8 }],
      sent,
      'SEND_REJECTED',
    ],
    [
      'a code to a saved address',
      { ...send, to: { by: 'ticket', kind: 'email', ticket: 'E' } },
      ['email.send_code', { email_ticket: 'E', verifyTicket: 'V', type: 8, ...logic }],
      sent,
      'SEND_REJECTED',
    ],
    [
      'a code to a typed address',
      { ...send, to: { by: 'contact', contact: ada } },
      ['email.send_code', { email: 'ada@shop.example', type: 8, ...logic }],
      sent,
      'SEND_REJECTED',
    ],
    [
      'the log-in with bind',
      bind,
      [
        'sms_login_with_bind',
        { verifyTicket: 'V', ticket: 'T', code: '4829', biz_param: bizParam },
      ],
      { type: 'BOUND', request: 1, redirectUrl: '/settle' },
      'BIND_REJECTED',
    ],
    [
      'the hand-over of the data',
      { type: 'ONBOARD', request: 1, saved },
      [`${onboarding}.submit`, fields],
      { type: 'ONBOARDED', request: 1 },
      'ONBOARDING_REJECTED',
    ],
    [
      'the start of the linking',
      { type: 'START_LINKING', request: 1, saved },
      [`${onboarding}.start`, fields],
      { type: 'LINKING_STARTED', request: 1 },
      'LINKING_REJECTED',
    ],
    [
      'the prefill',
      { type: 'PREFILL', request: 1 },
      [`${onboarding}.toko_data.prefill`, {}],
      { type: 'PREFILLED', request: 1, saved: null },
      'PREFILL_REJECTED',
    ],
    [
      'the exchange',
      { type: 'FINISH', request: 1, code: 'C', state: 'S' },
      ['oauth.callback', { provider: 'partner', code: 'C', state: 'S' }],
      { type: 'FINISHED', request: 1, loggedIn: false, redirectUrl: '/settle' },
      'FINISH_REJECTED',
    ],
  ] as const)('%s is made, and its answer sent', async (_, effect, request, event, failed) => {
    const { call, requests } = recordingClient({ redirect_url: '/settle', ticket: 'T' });
    const { send: answered } = await run(effect, call);
    expect(answered).toHaveBeenCalledExactlyOnceWith(event);
    expect(requests.map(({ name, body }) => [name, body])).toEqual([request]);
    const failing = failingClient();
    expect((await run(effect, failing.call)).send).toHaveBeenCalledExactlyOnceWith({
      ...{ type: failed, request: 1, error: failing.error, at: 1000 },
    });
  });
});

it('a code has type 8, and brings a ticket', async () => {
  const { call, requests } = recordingClient({ ticket: 'T' });
  const to = { by: 'ticket', kind: 'phone', ticket: 'M' } as const;
  const { send: answered } = await run({ ...send, to }, call);
  await run({ ...send, to: { by: 'contact', contact: ada } }, call);
  covers(['PARTNER-008'], () => {
    expect(requests.map(({ body }) => body)).toMatchObject([{ type: 8 }, { type: 8 }]);
  });
  covers(['PARTNER-009'], () => {
    expect(answered).toHaveBeenCalledWith(sent);
  });
});

it('the submit is the log-in with bind', async () => {
  const { call, requests } = recordingClient({});
  await run(bind, call);
  await run({ ...bind, kind: 'email' }, call);
  covers(['PARTNER-010'], () => {
    expect(requests.map(({ path }) => path)).toEqual([
      '/sms_login_with_bind/',
      '/email_login_with_bind/',
    ]);
  });
});

it('reports a failed sign-in by the code of the partner (S-153)', async () => {
  const { report } = await run({ type: 'TRACK_FAILED', failure: 'unverified' });
  expect(report).toHaveBeenCalledWith({ name: 'oauth.failed', method: 6, reason: 'state' });
});

it('reports a failed bind to the account log and to the embedding page', async () => {
  const { report, postToHost } = await run({ type: 'NOTIFY_FAILURE', code: 1203, logId: 'L-1' });
  const payload = { code: 1203, log_id: 'L-1' } as const;
  covers(['ERR-029'], () => {
    expect(report).toHaveBeenCalledWith({ name: 'sign_up.register_failed', ...payload });
    expect(postToHost).toHaveBeenCalledExactlyOnceWith('parent', {
      ...{ type: 'register_failed', payload },
    });
  });
});

it('keeps the contact that a code went to for a reload (E-14)', async () => {
  const { keepAccount } = await run({ type: 'KEEP_ACCOUNT', contact: ada });
  expect(keepAccount).toHaveBeenCalledExactlyOnceWith(ada);
});

it('says on the next page that the partner refused (S-009)', async () => {
  const { pageToast, toast } = await run({ type: 'TOAST_REFUSED', failure: 'cancelled' });
  expect(pageToast).toHaveBeenCalledWith({ tone: 'danger', content: { id: 'oauth_cancelled' } });
  expect(toast).not.toHaveBeenCalled();
});

it('shows an error in the form, or on the page that comes next', async () => {
  const notice = { from: 'portal', key: 'outcome_unknown' } as const;
  const shown = { tone: 'danger', content: { id: 'outcome_unknown', values: {} } };
  const here = await run({ type: 'TOAST_ERROR', notice });
  expect(here.toast).toHaveBeenCalledExactlyOnceWith(shown);
  expect(here.pageToast).not.toHaveBeenCalled();
  const later = await run({ type: 'TOAST_ERROR', notice, later: true });
  expect(later.pageToast).toHaveBeenCalledExactlyOnceWith(shown);
  expect(later.toast).not.toHaveBeenCalled();
});
