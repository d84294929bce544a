import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { sendEmailCode, sendMobileCode } from '../../../api/contracts/passport/codes.ts';
import { register, registerByVerifiedEmail } from '../../../api/contracts/passport/register.ts';
import {
  olderEmailCode,
  olderMobileCode,
  registerBoth,
  registerEmail,
  registerMobile,
} from './olderForm.ts';

const business = {
  region: { baseRegionId: '2635167', globalSellerType: 2 },
  language: 'en-GB',
  snapData: '{}',
} as const;
const biz_param =
  '{"base_region_id":2635167,"global_seller_type":2,"default_lang":"en-GB","snap_data":"{}"}';
const others = {
  password: 'abc12!',
  verifyTicket: null,
  business,
  service: 'https://gb.portico.example/homepage',
};
const phone = { mobile: '+447911123456', code: '4829' };
const email = { email: 'a@b.co', code: '482915' };

describe('the older form', () => {
  it('asks for codes without a scene', () => {
    shows(['API-014', 'API-015'], () => {
      expect(olderEmailCode('a@b.co')).toEqual({ email: 'a@b.co', type: 1, email_logic_type: 3 });
      expect(olderMobileCode('+447911123456')).toEqual({ mobile: '+447911123456', type: 16 });
    });
    expect(sendEmailCode.request.parse(olderEmailCode('a@b.co'))).toBeDefined();
    expect(sendMobileCode.request.parse(olderMobileCode('+447911123456'))).toBeDefined();
  });

  it('registers a phone', () => {
    const payload = registerMobile(phone, others);
    shows(['API-003', 'API-007'], () => {
      expect(payload).toEqual({
        mobile: '+447911123456',
        code: '4829',
        password: 'abc12!',
        extra_params: { biz_param },
        type: 16,
        service: 'https://gb.portico.example/homepage',
      });
    });
    expect(register.request.parse(payload)).toEqual(payload);
  });

  it('registers an e-mail address', () => {
    const payload = registerEmail(email, others);
    shows(['API-005', 'API-007'], () => {
      expect(payload).toEqual({
        email: 'a@b.co',
        code: '482915',
        password: 'abc12!',
        extra_params: { biz_param },
        service: 'https://gb.portico.example/homepage',
        email_logic_type: 3,
        ect_type: 1,
      });
    });
    expect(registerByVerifiedEmail.request.parse(payload)).toEqual(payload);
  });

  it('registers both, and sends the ticket of a try that failed', () => {
    const payload = registerBoth(phone, email, { ...others, verifyTicket: 'V-1' });
    shows(['API-006', 'FLOW-017'], () => {
      expect(payload).toEqual({
        mobile: '+447911123456',
        sms_code: '4829',
        email: 'a@b.co',
        email_code: '482915',
        password: 'abc12!',
        extra_params: { sms_type: 16, verify_ticket: 'V-1', biz_param },
      });
    });
    expect(register.request.parse(payload)).toEqual(payload);
  });

  it.each([
    ['phone', registerMobile(phone, { ...others, verifyTicket: 'V-1' })],
    ['e-mail', registerEmail(email, { ...others, verifyTicket: 'V-1' })],
  ])('a second try by %s carries the ticket', (_kind, payload) => {
    shows(['FLOW-017'], () => {
      expect(payload).toMatchObject({ extra_params: { verify_ticket: 'V-1' } });
    });
  });
});
