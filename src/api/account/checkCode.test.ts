import { expect, it } from 'vitest';
import { covers } from '#covers';
import { checkResetCode } from './checkResetCode.ts';
import { checkIdentityCode, sendIdentityCode } from './identityCode.ts';
import { checkSignUpCode } from './checkSignUpCode.ts';
import { anEmail, aPhone, recordingClient } from './support/recordingClient.ts';

const email = anEmail('a@b.co');
const phone = aPhone('gb', '07911123456');
const { signal } = new AbortController();

it('checks codes of the stepped sign-up with the exact bodies of S-189', async () => {
  const { call, requests } = recordingClient({ verification_ticket: 'T-1' });
  const byEmail = await checkSignUpCode(call, email, '482915', signal);
  const byPhone = await checkSignUpCode(call, phone, '4829', signal);
  covers(['API-019', 'API-021'], () => {
    expect(requests[0]).toMatchObject({ path: '/email/register/code_verify/' });
    expect(JSON.stringify(requests[0]?.body)).toBe('{"email":"a@b.co","type":1,"code":"482915"}');
    expect(byEmail).toEqual({ ok: true, data: { ticket: 'T-1' } });
  });
  covers(['API-020', 'API-021'], () => {
    expect(requests[1]).toMatchObject({ path: '/mobile/register/code_verify/' });
    expect(JSON.stringify(requests[1]?.body)).toBe(
      '{"mobile":"+447911123456","type":16,"code":"4829"}',
    );
    expect(byPhone).toEqual({ ok: true, data: { ticket: 'T-1' } });
  });
});

it('checks codes of a forgotten password with type 4', async () => {
  const { call, requests } = recordingClient({ ticket: 'T-2' });
  const byEmail = await checkResetCode(call, email, '482915', signal);
  await checkResetCode(call, phone, '4829', signal);
  covers(['LOGIN-018'], () => {
    expect(byEmail).toEqual({ ok: true, data: { ticket: 'T-2' } });
    expect(requests.map(({ name, body }) => [name, body])).toEqual([
      ['email.check_code', { email: 'a@b.co', type: 4, code: '482915' }],
      ['mobile.check_code', { mobile: '+447911123456', type: 4, code: '4829' }],
    ]);
  });
});

it('sends and checks the codes of an identity verification, by ticket or by the contact itself', async () => {
  const { call, requests } = recordingClient({ ticket: 'T-2' });
  const contacts = [
    { contact: 'a***@b.co', contact_type: 'email', ticket: 'E' },
    { contact: '***3456', contact_type: 'mobile', ticket: 'P' },
    { contact: 'a@b.co', contact_type: 'email', ticket: null },
    { contact: '+447911123456', contact_type: 'mobile', ticket: null },
  ] as const;
  for (const contact of contacts) {
    await sendIdentityCode(call, contact, signal);
    await checkIdentityCode(call, contact, '4829', signal);
  }
  expect(requests.map(({ name, body }) => [name, body])).toEqual([
    ['email.send_code', { email_ticket: 'E', type: 4, email_logic_type: 3 }],
    ['email.check_code', { email_ticket: 'E', type: 4, code: '4829' }],
    ['mobile.send_code', { mobile_ticket: 'P', type: 4 }],
    ['mobile.check_code', { mobile_ticket: 'P', type: 4, code: '4829' }],
    ['email.send_code', { email: 'a@b.co', type: 4, email_logic_type: 3 }],
    ['email.check_code', { email: 'a@b.co', type: 4, code: '4829' }],
    ['mobile.send_code', { mobile: '+447911123456', type: 4 }],
    ['mobile.check_code', { mobile: '+447911123456', type: 4, code: '4829' }],
  ]);
});
