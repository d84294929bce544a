import { expect, it } from 'vitest';
import { covers } from '#covers';
import {
  checkCriteria,
  finishPartner,
  prefill,
  startLinking,
  submitOnboarding,
} from './partnerOnboarding.ts';
import { recordingClient } from './support/recordingClient.ts';

const { signal } = new AbortController();
const data = {
  ...{ verifyTicket: 'V', censoredEmail: null, emailTicket: null },
  ...{ censoredMobile: '***3456', mobileTicket: 'M' },
};
const { verifyTicket, censoredMobile, mobileTicket } = data;

it('makes the four calls of the partner’s fast onboarding', async () => {
  const { call, requests } = recordingClient({ verifyTicket, censoredMobile, mobileTicket });
  await checkCriteria(call, signal);
  const saved = await prefill(call, signal);
  await submitOnboarding(call, data, signal);
  await startLinking(call, data, signal);
  await startLinking(call, null, signal);
  const under = '/seller/onboard/v1/toko_fast_onboard';
  const fields = { verifyTicket, censoredMobile, mobileTicket };
  covers(['PARTNER-013'], () => {
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      [`${under}/criteria/check`, {}],
      [`${under}/toko_data/prefill`, {}],
      [`${under}/submit`, fields],
      [`${under}/start`, fields],
      [`${under}/start`, {}],
    ]);
  });
  expect(saved).toEqual({ ok: true, data });
});

it('reads every field of the data', async () => {
  const whole = { ...data, censoredEmail: 'a***@shop.example', emailTicket: 'E' };
  const saved = await prefill(recordingClient(whole).call, signal);
  covers(['PARTNER-004'], () => {
    expect(saved).toEqual({ ok: true, data: whole });
  });
});

it('has no data without the ticket', async () => {
  const { call } = recordingClient({ censoredMobile: '***3456' });
  expect(await prefill(call, signal)).toEqual({ ok: true, data: null });
});

it('exchanges a code: a session where the accounts are linked, else nothing yet', async () => {
  const { call, requests } = recordingClient({ user_id: '7', redirect_url: '' });
  const returned = { code: 'C', state: 'S' };
  expect(await finishPartner(call, returned, signal)).toEqual({
    ok: true,
    data: { loggedIn: true, redirectUrl: null },
  });
  expect(requests.map(({ body }) => body)).toEqual([{ provider: 'partner', ...returned }]);
  const fresh = await finishPartner(recordingClient({}).call, returned, signal);
  expect(fresh).toEqual({ ok: true, data: { loggedIn: false, redirectUrl: null } });
});
