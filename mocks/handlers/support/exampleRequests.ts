import { storyCode } from '../../provider/storyProviders.ts';
import type { World } from '../../world/World.ts';

/** Prepares a world and returns a request that succeeds in it. */
type Example = (world: World) => Promise<object> | object;

const email = 'ana@example.com';
const mobile = '+447700900123';
const password = 'Market-7';
const service = 'http://gb.localhost/homepage';
const redirect_url = 'http://gb.localhost/settle/verification';

const biz_param = JSON.stringify({
  base_region_id: 2_635_167,
  global_seller_type: 2,
  default_lang: 'en-GB',
  snap_data: '[]',
});
const extra_params = { verify_ticket: '', biz_param };
const seller = {
  base_region_id: 2_635_167,
  global_seller_type: 2,
  default_lang: 'en-GB',
  snap_data: '[]',
};

const codeTo = async (world: World, contact: string): Promise<string> =>
  (await world.codes.send(contact, contact === email ? 6 : 4)).code;

async function logIn(world: World): Promise<void> {
  world.session = (await world.accounts.create({ email, password })).userId;
}

async function profileKey(world: World): Promise<string> {
  const profile = { identity: 'social:ana', email: null, mobile: null };
  return (await world.profiles.store(profile)).key;
}

const byEmail: Example = async (world) => ({
  ...{ email, code: await codeTo(world, email), password, extra_params, service },
  ...{ email_logic_type: 3, ect_type: 1 },
});

/** By name of the call, for each call with declared bodies: a request that succeeds in a fresh world. */
export const exampleRequests: Readonly<Record<string, Example>> = {
  'email.send_code': () => ({
    ...{ email, type: 1, email_logic_type: 3, scene: 'register_normal', change: false },
  }),
  'mobile.send_code': () => ({ mobile, type: 16, scene: 'register_normal', change: false }),
  'email.register.code_verify': async (world) => ({
    ...{ email, type: 1, code: await codeTo(world, email) },
  }),
  'mobile.register.code_verify': async (world) => ({
    ...{ mobile, type: 16, code: await codeTo(world, mobile) },
  }),
  'email.check_code': async (world) => ({ email, type: 4, code: await codeTo(world, email) }),
  'mobile.check_code': async (world) => ({ mobile, type: 4, code: await codeTo(world, mobile) }),
  register: async (world) => ({
    ...{ mobile, code: await codeTo(world, mobile), password, extra_params, type: 16, service },
  }),
  'activate_email.register': byEmail,
  'email.register_verify_login': byEmail,
  'email.register.ticket_register': async (world) => ({
    type: 1,
    verification_ticket: await world.tickets.issue('sign-up', email),
    ...{ password, email_logic_type: 3, redirect_url },
  }),
  sms_login_with_bind: async (world) => ({
    ...{ mobile, code: await codeTo(world, mobile), profile_key: await profileKey(world) },
    ...{ platform_app_id: 'portico', code_type: 1, service },
  }),
  email_login_with_bind: async (world) => ({
    ...{ email, email_code: await codeTo(world, email), profile_key: await profileKey(world) },
    ...{ platform_app_id: 'portico', email_logic_type: 3, service },
  }),
  async oauth_login_with_email_bind(world) {
    await profileKey(world);
    return { code: await codeTo(world, email), email, password };
  },
  async oauth_login_with_mobile_bind(world) {
    await profileKey(world);
    return { code: await codeTo(world, mobile), mobile, password };
  },
  async 'password.reset_by_email_ticket'(world) {
    await world.accounts.create({ email });
    return { password, ticket: await world.tickets.issue('password', email) };
  },
  async 'password.reset_by_ticket'(world) {
    await world.accounts.create({ mobile });
    return { password, ticket: await world.tickets.issue('password', mobile) };
  },
  async 'account.login'(world) {
    await world.accounts.create({ email, password });
    return { email, password };
  },
  logout: () => ({}),
  'oauth.callback': () => ({ provider: 'social', code: storyCode('ana'), state: 'state' }),
  'network.country.check': () => ({}),
  async 'account.get'(world) {
    await logIn(world);
    return {};
  },
  'common.get': () => ({}),
  'arch.config_center_gw.get_config': () => ({
    ...{ domain_name: 'seller', app_name: 'sign_up', config_name: 'region_ban' },
  }),
  'action.report': () => ({ domain_type: 1, action_type: 2, object_id: '7', snap_data: '[]' }),
  'action.not_logged_report': () => ({ type: 1, user_id: '7' }),
  'source.report': () => ({
    ...{ source_channel_chain: '', referer_to: '', ua: 'test', page_region: 'GB' },
    ...{ local_id: 'GB', libra: '', general_track_info: '' },
  }),
  'h5.register.reach': () => ({ base_region: '2635167' }),
  'pc.register.reach': () => ({ base_region: '2635167' }),
  'marketing_opt.set': () => ({ marketing_opt: 1 }),
  'onboard.resources.get': () => ({ resource_module_name: 'SIGN_UP_FIRST_SCREEN', region: 'GB' }),
  'growth.landing_page.get': () => ({
    ...{ seller_type: '2', base_region: '2635167', is_from_register_page: 'true' },
  }),
  'usseller.onboard.v1.local.us.raw_lead': () => ({
    ...{ email, shop_link: '', channel_source: 'sign_up_page', channel_detail: 'signuplead' },
  }),
  async 'join.create_seller'(world) {
    await logIn(world);
    return seller;
  },
  async 'join.register_create_seller'(world) {
    await logIn(world);
    return seller;
  },
  async 'onboard.v1.toko_fast_onboard.toko_data.prefill'(world) {
    world.partnerData = { verifyTicket: 'v', censoredEmail: 'a***@example.com', emailTicket: 'e' };
    return {};
  },
  'onboard.v2.fe_pre_load_config.get': () => ({}),
  'manifest.main': () => ({}),
  'manifest.settle': () => ({}),
  collect: () => ({ events: [{ name: 'page.view', at: 1, role_type: 'visitor' }] }),
};
