import { expect, it } from 'vitest';
import { isSecretName } from './isSecretName.ts';

it.each([
  'code',
  'state',
  'id_token',
  'profileKey',
  'profile_key',
  'password',
  'confirm_password',
  'RepeatPassword',
  'verification_ticket',
  'verifyTicket',
  'x-tt-passport-ticket',
  'toko_oauth_mobile_ticket',
  'email',
  'phone_email',
  'email_phone_number',
  'mobile',
  'number',
  'sms_code',
  'MobileVerificationCode',
  'phone[number]',
  'nonce',
])('%s is a secret', (name) => {
  expect(isSecretName(name)).toBe(true);
});

it.each([
  'error_code',
  'log_id',
  'channel',
  'chain',
  'refercode',
  'redirect_url',
  'seller_status',
  'way',
  'track_code',
  'state_of_trade',
  'region_check',
  'name',
])('%s is not a secret', (name) => {
  expect(isSecretName(name)).toBe(false);
});
