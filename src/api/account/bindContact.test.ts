import { expect, it } from 'vitest';
import { covers } from '#covers';
import { bindEmail, bindMobile } from '../contracts/passport/bind.ts';
import { bindToOAuth, bindToPartner, bindToProfile } from './bindContact.ts';
import { anEmail, aPhone, recordingClient } from './support/recordingClient.ts';

const { signal } = new AbortController();
const email = { contact: anEmail('a@b.co'), code: '482915' };
const phone = { contact: aPhone('gb', '07911123456'), code: '4829' };

it('binds a contact to a third-party profile with the fields of A§3', async () => {
  const { call, requests } = recordingClient({ redirect_url: '/settle', user_id: 7 });
  const profile = { profileKey: 'P', service: 'https://gb.example/homepage' };
  const response = await bindToProfile(call, email, profile, signal);
  await bindToProfile(call, phone, profile, signal);
  const shared = { profile_key: 'P', platform_app_id: 'portico', service: profile.service };
  const [byEmail, byPhone] = requests;
  covers(['ADDINFO-009'], () => {
    expect(byEmail).toMatchObject({ path: '/email_login_with_bind/' });
    expect(byEmail?.body).toEqual({
      ...{ email: 'a@b.co', email_code: '482915', ...shared, email_logic_type: 3 },
    });
    expect(bindEmail.request.parse(byEmail?.body)).toEqual(byEmail?.body);
  });
  covers(['ADDINFO-008'], () => {
    expect(byPhone).toMatchObject({ path: '/sms_login_with_bind/' });
    expect(byPhone?.body).toEqual({
      ...{ mobile: '+447911123456', code: '4829', ...shared, code_type: 1 },
    });
    expect(bindMobile.request.parse(byPhone?.body)).toEqual(byPhone?.body);
  });
  covers(['ADDINFO-010'], () => {
    expect(response).toEqual({ ok: true, data: { redirectUrl: '/settle', userId: '7' } });
  });
});

it("binds a contact, or the contact of its ticket, to a partner's account (S-088)", async () => {
  const { call, requests } = recordingClient({});
  const business = {
    region: { baseRegionId: '1643084', globalSellerType: 2 },
    language: 'id-ID',
    snapData: '{}',
  } as const;
  const account = { verifyTicket: 'V', ticket: 'T', business };
  const { contact, code } = phone;
  await bindToPartner(call, { kind: 'phone', contact, code }, account, signal);
  await bindToPartner(call, { kind: 'email', contact: null, code: '482915' }, account, signal);
  const biz_param =
    '{"base_region_id":1643084,"global_seller_type":2,"default_lang":"id-ID","snap_data":"{}"}';
  const shared = { verifyTicket: 'V', ticket: 'T', biz_param };
  expect(requests.map(({ name, body }) => [name, body])).toEqual([
    ['sms_login_with_bind', { ...shared, code: '4829', mobile: '+447911123456' }],
    ['email_login_with_bind', { ...shared, code: '482915' }],
  ]);
});

it('binds a contact with its password to a third-party sign-in', async () => {
  const { call, requests } = recordingClient({});
  const login = { code: 'C', password: 'abc12!' };
  await bindToOAuth(call, email.contact, login, signal);
  await bindToOAuth(call, phone.contact, login, signal);
  expect(requests.map(({ name, body }) => [name, body])).toEqual([
    ['oauth_login_with_email_bind', { ...login, email: 'a@b.co' }],
    ['oauth_login_with_mobile_bind', { ...login, mobile: '+447911123456' }],
  ]);
});
