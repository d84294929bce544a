import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import type { LeadEffect } from '../../../flows/lead/LeadEffect.ts';
import { leadStart } from '../../../flows/lead/LeadState.ts';
import { runLeadEffect, type LeadDeps } from './runLeadEffect.ts';

/** Runs an effect; returns the calls of each dependency that was called. */
function run(effect: LeadEffect, protocol = 'https:') {
  const calls: unknown[][] = [];
  const called = (name: string) => vi.fn((...args: unknown[]) => void calls.push([name, ...args]));
  const deps = {
    protocol,
    ...{ keep: called('keep'), writeCookie: called('writeCookie') },
    ...{ clearAnswer: called('clearAnswer'), report: called('report'), focus: called('focus') },
  } satisfies LeadDeps;
  runLeadEffect(effect, deps);
  return calls;
}

it('keeps the lead for the page, and in its cookie', () => {
  const lead = leadStart('A');
  covers(['LEAD-007'], () => {
    expect(run({ type: 'KEEP_LEAD', lead })).toEqual([
      ['keep', lead],
      ['writeCookie', expect.stringMatching(/^current_user_existing_seller=.*; Secure$/)],
    ]);
  });
  expect(run({ type: 'KEEP_LEAD', lead }, 'http:')[1]?.[1]).not.toMatch('Secure');
});

it('clears the answer, reports, and moves the focus', () => {
  expect(run({ type: 'CLEAR_ANSWER' })).toEqual([['clearAnswer']]);
  expect(run({ type: 'TRACK_ANSWERED', group: 'A', sellerStatus: 2 })).toEqual([
    ['report', { name: 'lead.seller_answered', group: 'A', seller_status: 2 }],
  ]);
  expect(run({ type: 'FOCUS', target: 'heading' })).toEqual([['focus', 'heading']]);
});
