import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { sendEmailCode, sendMobileCode } from '../contracts/passport/codes.ts';
import { emailCode, mobileCode, sendCode, type CodePurpose } from './sendCode.ts';
import { sendCodeByTicket } from './sendCodeByTicket.ts';
import { anEmail, aPhone, recordingClient } from './support/recordingClient.ts';

const email = anEmail('a@b.co');
const phone = aPhone('gb', '07911123456');
const { signal } = new AbortController();

describe('a code of the stepped sign-up', () => {
  it.each([true, false])('is sent with the exact bodies of S-189, change=%s', (change) => {
    const purpose = { for: 'sign-up', change } as const;
    covers(['API-016', 'API-017', 'FLOW-033'], () => {
      expect(JSON.stringify(emailCode(email, purpose))).toBe(
        `{"email":"a@b.co","type":1,"email_logic_type":3,"scene":"register_normal","change":${change}}`,
      );
    });
    covers(['API-016', 'API-017', 'FLOW-033'], () => {
      expect(JSON.stringify(mobileCode(phone, purpose))).toBe(
        `{"mobile":"+447911123456","type":16,"scene":"register_normal","change":${change}}`,
      );
    });
  });
});

describe('a code for another purpose', () => {
  it('is sent without a scene on the single form', () => {
    expect(emailCode(email, { for: 'single-form' })).toEqual({
      email: 'a@b.co',
      type: 1,
      email_logic_type: 3,
    });
    expect(mobileCode(phone, { for: 'single-form' })).toEqual({
      mobile: '+447911123456',
      type: 16,
    });
  });

  it.each([
    ['social-conflict', 16, 16],
    ['additional-info', 1, 1],
    ['forgotten-password', 4, 4],
    ['partner', 8, 8],
  ] as const)('%s: type %i by e-mail and %i by phone', (purpose, byEmail, byPhone) => {
    expect(emailCode(email, { for: purpose })).toMatchObject({ type: byEmail });
    expect(mobileCode(phone, { for: purpose })).toMatchObject({ type: byPhone });
  });

  it('is of type 1 for both contacts of the additional-register scene (S-087)', () => {
    covers(['ADDINFO-007'], () => {
      expect(emailCode(email, { for: 'additional-info' })).toEqual({
        ...{ email: 'a@b.co', type: 1, email_logic_type: 3 },
      });
      expect(mobileCode(phone, { for: 'additional-info' })).toEqual({
        ...{ mobile: '+447911123456', type: 1 },
      });
    });
  });

  it.each([
    'single-form',
    'social-conflict',
    'additional-info',
    'forgotten-password',
    'partner',
  ] as const)('%s: matches the contract', (purpose) => {
    const bodies = [emailCode(email, { for: purpose }), mobileCode(phone, { for: purpose })];
    expect(sendEmailCode.request.parse(bodies[0])).toEqual(bodies[0]);
    expect(sendMobileCode.request.parse(bodies[1])).toEqual(bodies[1]);
  });
});

it.each([
  ['gb', '7911123456', '+447911123456'],
  ['gb', '07911123456', '+447911123456'],
  ['id', '62812345678', '+62812345678'],
  ['it', '0612345678', '+390612345678'],
])('%s %s is sent as %s (S-176)', (key, number, mobile) => {
  covers(['API-004'], () => {
    expect(mobileCode(aPhone(key, number), { for: 'single-form' })).toMatchObject({ mobile });
  });
});

it('sends to an e-mail address and to a phone with different calls', async () => {
  const { call, requests } = recordingClient({});
  const purpose: CodePurpose = { for: 'sign-up', change: false };
  await sendCode(call, email, purpose, signal);
  await sendCode(call, phone, purpose, signal);
  covers(['API-014', 'API-015', 'API-017'], () => {
    expect(requests).toMatchObject([
      {
        name: 'email.send_code',
        path: '/email/send_code/',
        body: { email: 'a@b.co', type: 1, email_logic_type: 3 },
      },
      {
        name: 'mobile.send_code',
        path: '/mobile/send_code/',
        body: { mobile: '+447911123456', type: 16 },
      },
    ]);
  });
});

it('sends to the contact of a ticket', async () => {
  const { call, requests } = recordingClient({});
  const address = { type: 'email', ticket: 'T-1' } as const;
  const number = { type: 'phone', ticket: 'T-2' } as const;
  await sendCodeByTicket(call, address, { for: 'partner', verifyTicket: 'V' }, signal);
  await sendCodeByTicket(call, number, { for: 'partner', verifyTicket: 'V' }, signal);
  covers(['API-017', 'API-014'], () => {
    expect(requests.map(({ body }) => body)).toEqual([
      { email_ticket: 'T-1', verifyTicket: 'V', type: 8, email_logic_type: 3 },
      { mobile_ticket: 'T-2', verifyTicket: 'V', type: 8 },
    ]);
  });
});
