import { expect, it } from 'vitest';
import { shows } from '#shows';
import { sendEmailCode, verifyEmailCode } from '../../api/contracts/passport/codes.ts';
import { registerWithEmailTicket } from '../../api/contracts/passport/register.ts';
import { checkCodePayload, registerPayload, sendCodePayload } from './payloads.ts';

const contact = { type: 'email', email: 'a@b.co' } as const;

it.each([
  [
    false,
    '{"email":"a@b.co","type":1,"email_logic_type":3,"scene":"register_normal","change":false}',
  ],
  [
    true,
    '{"email":"a@b.co","type":1,"email_logic_type":3,"scene":"register_normal","change":true}',
  ],
])('a code is sent with change=%s exactly as S-189 spells it', (change, wire) => {
  const payload = sendCodePayload(contact, change);
  shows(['API-016', 'FLOW-033'], () => {
    expect(JSON.stringify(payload)).toBe(wire);
  });
  expect(sendEmailCode.request.parse(payload)).toEqual(payload);
});

it('a code is checked exactly as S-189 spells it', () => {
  const payload = checkCodePayload(contact, '482915');
  shows(['API-019'], () => {
    expect(JSON.stringify(payload)).toBe('{"email":"a@b.co","type":1,"code":"482915"}');
    expect(verifyEmailCode.path).toBe('/email/register/code_verify/');
  });
  expect(verifyEmailCode.request.parse(payload)).toEqual(payload);
});

it('a seller is registered exactly as S-189 spells it', () => {
  const payload = registerPayload('T-1', 'abc12!', 'https://gb.portico.example/settle');
  shows(['API-011', 'API-013'], () => {
    expect(JSON.stringify(payload)).toBe(
      '{"type":1,"verification_ticket":"T-1","password":"abc12!","email_logic_type":3,' +
        '"redirect_url":"https://gb.portico.example/settle"}',
    );
    expect(registerWithEmailTicket.path).toBe('/email/register/ticket_register/');
  });
  expect(registerWithEmailTicket.request.parse(payload)).toEqual(payload);
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
