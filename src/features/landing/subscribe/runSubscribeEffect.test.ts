import { describe, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import {
  anEmail,
  failingClient,
  recordingClient,
} from '../../../api/account/support/recordingClient.ts';
import { type Client, createClient } from '../../../api/client.ts';
import type { SubscribeEffect } from '../../../flows/subscribe/SubscribeEffect.ts';
import { createRequests } from '../../createRequests.ts';
import { runWithDoubles } from '../../shared/support/runWithDoubles.ts';
import { runSubscribeEffect, type SubscribeDeps } from './runSubscribeEffect.ts';

const sendLead = {
  type: 'SEND_LEAD',
  request: 1,
  subscription: { contact: anEmail('ada@shop.example'), shopLink: 'https://shop.example' },
} as const;

const run = (
  effect: SubscribeEffect,
  call: Client = recordingClient({}).call,
  focusedForm: SubscribeDeps['focusedForm'] = () => null,
) =>
  runWithDoubles(runSubscribeEffect, effect, {
    ...{ call, requests: createRequests(), now: () => 1000, channelDetail: '{"a":"1"}' },
    focusedForm,
    report: vi.fn<SubscribeDeps['report']>(),
    toast: vi.fn<SubscribeDeps['toast']>(),
    clearForm: vi.fn<SubscribeDeps['clearForm']>(),
    focus: vi.fn<SubscribeDeps['focus']>(),
    focusIfLost: vi.fn<SubscribeDeps['focusIfLost']>(),
    keepOffered: vi.fn<SubscribeDeps['keepOffered']>(),
  });

describe('SEND_LEAD', () => {
  it('posts the lead', async () => {
    const { call, requests } = recordingClient({});
    const { send } = await run(sendLead, call);
    covers(['LEAD-015'], () => {
      expect(requests).toEqual([
        {
          name: 'usseller.onboard.v1.local.us.raw_lead',
          path: '/usseller/onboard/v1/local/us/raw_lead',
          body: {
            email: 'ada@shop.example',
            shop_link: 'https://shop.example',
            channel_source: 'sign_up_page',
            channel_detail: '{"a":"1"}',
          },
        },
      ]);
    });
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'SENT', request: 1, elsewhere: false });
  });

  it.each([
    ['in its form', 'own', false],
    ['nowhere', null, false],
    ['in another form', 'other', true],
  ])('knows that the focus is %s by then (E-16)', async (_, last, elsewhere) => {
    // Only their identity counts.
    const forms: Readonly<Record<string, Element>> = { own: {} as Element, other: {} as Element };
    const focused = vi.fn<SubscribeDeps['focusedForm']>(() =>
      last === null ? null : (forms[last] ?? null),
    );
    focused.mockReturnValueOnce(forms['own'] ?? null);
    const { send } = await run(sendLead, undefined, focused);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'SENT', request: 1, elsewhere });
  });

  it.each([
    ['a null code', { code: null }, 'SENT'],
    ['the OK code', { code: 'OK' }, 'SENT'],
    ['another code', { code: 5, message: 'No' }, 'REJECTED'],
  ])('takes %s for what it is', async (_, body, type) => {
    const call = createClient({ fetch: () => Promise.resolve(Response.json(body)) });
    const { send } = await run(sendLead, call);
    covers(['LEAD-019'], () => {
      expect(send.mock.calls).toEqual([[expect.objectContaining({ type, request: 1 })]]);
    });
  });

  it('sends the error and the time of a rejection', async () => {
    const { call, error } = failingClient();
    expect((await run(sendLead, call)).send).toHaveBeenCalledExactlyOnceWith({
      ...{ type: 'REJECTED', request: 1, error, at: 1000 },
    });
  });
});

it.each([
  [{ type: 'FOCUS', target: 'thanks' }, 'focus', 'thanks'],
  [
    {
      type: 'TOAST_ERROR',
      notice: { from: 'portal', key: 'landing_page_form_submission_failure' },
    },
    'toast',
    { tone: 'danger', content: { id: 'landing_page_form_submission_failure', values: {} } },
  ],
  [{ type: 'TRACK_OPENED', by: 'timer' }, 'report', { name: 'subscribe.opened', by: 'timer' }],
  [{ type: 'TRACK_SENT' }, 'report', { name: 'lead.created', source: 'subscribe_form' }],
  [
    { type: 'TRACK_REJECTED', code: 5 },
    'report',
    { name: 'lead.failed', source: 'subscribe_form', code: 5 },
  ],
] as const)('%j', async (effect, name, argument) => {
  expect((await run(effect))[name]).toHaveBeenCalledExactlyOnceWith(argument);
});

it('has a place for the focus where the button does not show (E-30)', async () => {
  const button = await run({ type: 'FOCUS', target: 'button' });
  expect(button.focus).toHaveBeenCalledExactlyOnceWith('button');
  expect(button.focusIfLost).toHaveBeenCalledAfter(button.focus);
  // The thanks may still be to come.
  expect((await run({ type: 'FOCUS', target: 'thanks' })).focusIfLost).not.toHaveBeenCalled();
});

it.each([
  ['CLEAR_FORM', 'clearForm'],
  ['KEEP_OFFERED', 'keepOffered'],
] as const)('%s', async (type, name) => {
  expect((await run({ type }))[name]).toHaveBeenCalledOnce();
});
