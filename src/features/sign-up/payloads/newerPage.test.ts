import { expect, it } from 'vitest';
import { shows } from '#shows';
import {
  sendEmailCode,
  sendMobileCode,
  verifyEmailCode,
  verifyMobileCode,
} from '../../../api/contracts/passport/codes.ts';
import { register, registerWithEmailTicket } from '../../../api/contracts/passport/register.ts';
import type { EmailContact, PhoneContact } from '../../../domain/account/Contact.ts';
import { callingCodes } from '../../../domain/phone/callingCodes.ts';
import {
  emailCheck,
  emailCode,
  emailRegistration,
  mobileCheck,
  mobileCode,
  mobileRegistration,
} from './newerPage.ts';

const email: EmailContact = { type: 'email', email: 'a@b.co' };

function phoneOf(key: string, number: string): PhoneContact {
  const extra = callingCodes.find((country) => country.key === key);
  if (extra === undefined) throw new Error(`No country ${key}.`);
  return { type: 'phone', phone: { code: extra.code, number, extra } };
}

const phone = phoneOf('gb', '07911123456');
const registration = {
  ticket: 'T-1',
  password: 'abc12!',
  redirectUrl: 'https://gb.example/settle',
};

it.each([true, false])('codes are sent exactly as S-189 spells it, change=%s', (change) => {
  shows(['API-014', 'API-016', 'API-017', 'FLOW-033'], () => {
    expect(JSON.stringify(emailCode(email, change))).toBe(
      `{"email":"a@b.co","type":1,"email_logic_type":3,"scene":"register_normal","change":${change}}`,
    );
  });
  shows(['API-015', 'API-016', 'API-017', 'FLOW-033'], () => {
    expect(JSON.stringify(mobileCode(phone, change))).toBe(
      `{"mobile":"+447911123456","type":16,"scene":"register_normal","change":${change}}`,
    );
  });
  expect(sendEmailCode.request.parse(emailCode(email, change))).toEqual(emailCode(email, change));
  expect(sendMobileCode.request.parse(mobileCode(phone, change))).toEqual(
    mobileCode(phone, change),
  );
});

it('codes are checked exactly as S-189 spells it', () => {
  shows(['API-019', 'API-021'], () => {
    expect(JSON.stringify(emailCheck(email, '482915'))).toBe(
      '{"email":"a@b.co","type":1,"code":"482915"}',
    );
    expect(verifyEmailCode.path).toBe('/email/register/code_verify/');
  });
  shows(['API-020', 'API-021'], () => {
    expect(JSON.stringify(mobileCheck(phone, '4829'))).toBe(
      '{"mobile":"+447911123456","type":16,"code":"4829"}',
    );
    expect(verifyMobileCode.path).toBe('/mobile/register/code_verify/');
  });
});

it('sellers are registered exactly as S-189 spells it', () => {
  const byEmail = emailRegistration(registration);
  shows(['API-011', 'API-013'], () => {
    expect(JSON.stringify(byEmail)).toBe(
      '{"type":1,"verification_ticket":"T-1","password":"abc12!","email_logic_type":3,' +
        '"redirect_url":"https://gb.example/settle"}',
    );
    expect(registerWithEmailTicket.path).toBe('/email/register/ticket_register/');
  });
  const byPhone = mobileRegistration(phone, registration);
  shows(['API-011', 'API-004'], () => {
    expect(JSON.stringify(byPhone)).toBe(
      '{"mobile":"+447911123456","type":16,"verification_ticket":"T-1","password":"abc12!",' +
        '"redirect_url":"https://gb.example/settle"}',
    );
    expect(register.path).toBe('/register/');
  });
  expect(registerWithEmailTicket.request.parse(byEmail)).toEqual(byEmail);
  expect(register.request.parse(byPhone)).toEqual(byPhone);
});

it.each([
  ['gb', '7911123456', '+447911123456'],
  ['gb', '07911123456', '+447911123456'],
  ['id', '62812345678', '+62812345678'],
  ['it', '0612345678', '+390612345678'],
])('%s %s is %s on the wire (S-176)', (key, number, mobile) => {
  shows(['API-004'], () => {
    expect(mobileCode(phoneOf(key, number), false)).toMatchObject({ mobile });
  });
});

it('the answers carry the ticket and the user', () => {
  shows(['API-021'], () => {
    expect(verifyEmailCode.response.parse({ verification_ticket: 'T-1' })).toEqual({
      verification_ticket: 'T-1',
    });
  });
  const user = { user_id: '7', user_id_str: '7', redirect_url: '/settle' };
  shows(['API-012'], () => {
    expect(registerWithEmailTicket.response.parse(user)).toEqual(user);
  });
});
