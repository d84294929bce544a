import { expect, it } from 'vitest';
import { resetPassword } from './resetPassword.ts';
import { recordingClient } from './support/recordingClient.ts';

it.each([
  ['email', 'password.reset_by_email_ticket'],
  ['phone', 'password.reset_by_ticket'],
] as const)('sets a new password by %s with its own call', async (kind, name) => {
  const { call, requests } = recordingClient({});
  const reset = { ticket: 'T', password: 'abc12!' };
  await resetPassword(call, kind, reset, new AbortController().signal);
  expect(requests).toMatchObject([{ name, body: reset }]);
});
