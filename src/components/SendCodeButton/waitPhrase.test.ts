import { expect, test } from 'vitest';
import { waitPhrase } from './waitPhrase.ts';

test('a code that was sent is counted in seconds (S-048)', () => {
  const phrase = { id: 'sign_up_resend_countdown', values: { seconds: 60 } };
  expect(waitPhrase('sent', 60)).toEqual(phrase);
});

test.each([
  [1, 'send_code_wait_seconds', { seconds: 1 }],
  [60, 'send_code_wait_seconds', { seconds: 60 }],
  [61, 'send_code_wait_minutes', { minutes: 2 }],
  [120, 'send_code_wait_minutes', { minutes: 2 }],
  [3600, 'send_code_wait_minutes', { minutes: 60 }],
])('the server’s wait of %i s is told in a unit that fits (E-19)', (seconds, id, values) => {
  expect(waitPhrase('throttled', seconds)).toEqual({ id, values });
});
