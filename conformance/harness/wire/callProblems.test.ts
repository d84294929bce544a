import { describe, expect, it } from 'vitest';
import { callProblem, type MadeCall } from './callProblems.ts';

const page = 'http://gb.localhost:4400/account/register/?channel=spring';
const sent = {
  ...{ email: 'ada.seller@example.com', type: 1, email_logic_type: 3 },
  ...{ scene: 'register_normal', change: false },
};
const send: MadeCall = {
  ...{ path: '/passport/web/email/send_code/', body: sent, page },
  ...{ embedded: false, forms: ['stepped'], after: [] },
};
const phone: MadeCall = {
  ...send,
  path: '/passport/web/mobile/send_code/',
  body: { mobile: '+447911123456', type: 16, scene: 'register_normal', change: false },
};
const wrong = (call: MadeCall, body: object): string | null =>
  callProblem({ ...call, body: { ...Object(call.body), ...body } });

describe('a call of the table', () => {
  it('has nothing wrong with it', () => {
    expect(callProblem(send)).toBeNull();
    expect(callProblem(phone)).toBeNull();
  });

  it('has the prefix of an embedded page there alone, and as a product call alone (S-160)', () => {
    const path = '/api/v1/seller/marketing_opt/set';
    const report = { ...send, path, body: { marketing_opt: 1 } };
    const widget = { ...report, path: `/widget${path}` };
    expect(callProblem(report)).toBeNull();
    expect(callProblem(widget)).toContain('nothing allows it');
    expect(callProblem({ ...widget, embedded: true })).toBeNull();
    expect(callProblem({ ...report, embedded: true })).toContain('nothing allows it');
    expect(callProblem({ ...send, embedded: true })).toBeNull();
  });

  it.each([
    ['a constant', { type: 16 }, 'type is not 1'],
    ['an address with what nobody sees', { email: 'ada@example.com\u200B' }, 'email is no email'],
    ['a field more', { password: 'x' }, 'password should not be there'],
    ['a field less', { scene: undefined }, 'scene is missing'],
  ])('is wrong by %s, whose value it does not tell', (_name, change, problem) => {
    expect(wrong(send, change)).toContain(problem);
  });

  it.each(['447911123456', '+4407911123456', '+44447911123456', '+656591234567'])(
    'sends no number as %s',
    (mobile) => {
      expect(wrong(phone, { mobile })).toContain('mobile is no mobile');
    },
  );

  it('keeps the zero of Italy (S-176)', () => {
    expect(wrong(phone, { mobile: '+390612345678' })).toBeNull();
  });

  it('has a password without spaces (S-058)', () => {
    const register: MadeCall = {
      ...{ ...send, path: '/passport/web/email/register/ticket_register/' },
      body: {
        ...{ type: 1, verification_ticket: 't', email_logic_type: 3, redirect_url: '/settle' },
        password: 'Market5!place',
      },
    };
    expect(callProblem(register)).toBeNull();
    expect(wrong(register, { password: 'Market5 place' })).toContain('password is no password');
  });

  it('is judged inside of objects, and of texts that are JSON', () => {
    const biz = { base_region_id: 8, global_seller_type: 1, default_lang: 'en', snap_data: '{}' };
    const extra = { biz_param: JSON.stringify(biz), verify_ticket: 'v' };
    const register: MadeCall = {
      ...{ ...send, path: '/passport/web/email/register_verify_login/', forms: ['single'] },
      body: {
        ...{ email: 'ada.seller@example.com', code: '123456', password: 'Market5!place' },
        ...{ extra_params: extra, email_logic_type: 3, ect_type: 1 },
        service: 'http://gb.localhost:4400/homepage',
      },
    };
    const withBiz = (more: object): string | null =>
      wrong(register, {
        extra_params: { ...extra, biz_param: JSON.stringify({ ...biz, ...more }) },
      });
    expect(callProblem(register)).toBeNull();
    expect(wrong(register, { extra_params: { ...extra, biz_param: biz } })).toContain(
      'extra_params.biz_param is no json of an object',
    );
    expect(wrong(register, { extra_params: { ...extra, language: 'en' } })).toContain(
      'extra_params.language should not be there',
    );
    expect(withBiz({ base_region_id: '8' })).toContain('biz_param.base_region_id is no number');
    expect(withBiz({ default_lang: undefined })).toContain('biz_param.default_lang is missing');
  });

  it('is made from its own pages alone', () => {
    const elsewhere = 'http://gb.localhost:4400/account/waiting';
    expect(callProblem({ ...send, page: elsewhere })).toContain('nothing allows it');
  });

  it('may need something that has happened before', () => {
    const bind: MadeCall = {
      ...{ ...send, path: '/passport/web/oauth_login_with_email_bind/' },
      page: 'http://gb.localhost:4400/account/oauth/google',
      body: { email: 'ada.seller@example.com', code: '123456', password: 'Market5!place' },
    };
    expect(callProblem(bind)).toContain('nothing allows it');
    expect(callProblem({ ...bind, after: ['a provider has returned'] })).toBeNull();
  });

  it('is refused at a path that the table does not have', () => {
    expect(callProblem({ ...send, path: '/api/v1/seller/menu/get' })).toContain('nothing allows');
  });
});
