import { expect, test } from 'vitest';
import { cooldownPhrase } from './cooldownPhrase.ts';

test('shows the countdown after a sent code in seconds (S-048)', () => {
  const phrase = { id: 'sign_up_resend_countdown', values: { seconds: 60 } };
  expect(cooldownPhrase('sent', 60)).toEqual(phrase);
});

test.each([
  [1, 'send_code_wait_seconds', { seconds: 1 }],
  [60, 'send_code_wait_seconds', { seconds: 60 }],
  [61, 'send_code_wait_minutes', { minutes: 2 }],
  [120, 'send_code_wait_minutes', { minutes: 2 }],
  [3600, 'send_code_wait_minutes', { minutes: 60 }],
])('shows a server cooldown of %i s in a fitting unit (E-19)', (seconds, id, values) => {
  expect(cooldownPhrase('throttled', seconds)).toEqual({ id, values });
});
