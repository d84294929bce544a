import { describe, expect, it } from 'vitest';
import { shows, type RequirementIds } from '#shows';
import type { NotedContract, Service } from '../src/api/Contract.ts';
import { contracts } from './contracts.ts';

/**
 * The catalogue against the specification. Every path, field and fixed value below was written from
 * the specification alone, without a look at the schemas.
 */

type Method = NotedContract['method'];
type Body = Readonly<Record<string, unknown>>;

const callAt = (service: Service, method: Method, path: string): NotedContract => {
  const found = contracts.filter(
    (contract) =>
      contract.service === service && contract.method === method && contract.path === path,
  );
  const [contract] = found;
  if (contract === undefined || found.length > 1)
    throw new Error(`${service} ${method} ${path} stands ${found.length} times in the catalogue.`);
  return contract;
};

const step = (ids: RequirementIds | undefined, run: () => void): void => {
  if (ids === undefined) run();
  else shows(ids, run);
};

/** The body without the field that a dotted path names. */
const without = (body: Body, field: string): Body => {
  const [head = '', ...rest] = field.split('.');
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) => {
      if (key !== head) return [[key, value]];
      if (rest.length === 0) return [];
      return [[key, without(Object(value), rest.join('.'))]];
    }),
  );
};

/** The body with another value for the field that a dotted path names. */
const withValue = (body: Body, field: string, value: unknown): Body => {
  const [head = '', ...rest] = field.split('.');
  return {
    ...body,
    [head]: rest.length === 0 ? value : withValue(Object(body[head]), rest.join('.'), value),
  };
};

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

// --- The catalogue's paths -------------------------------------------------------------------

interface Section {
  readonly id: `CAT-${number}`;
  readonly prefix: string;
  readonly get?: string;
  readonly post?: string;
}

const sections: readonly Section[] = [
  {
    id: 'CAT-001',
    prefix: '/arch/config_center_gw/',
    get: 'get_config mget_config_by_app_name mget_config_by_config_name',
  },
  {
    id: 'CAT-002',
    prefix: '/seller/',
    get: `
      menu/get home_card/get home_task/get edu_comp/academy/get edu_comp/faq/get msg_card/get
      navigation_bar/get locales/get common/get common_extra/get widget/get shop_limit_status/get
      ext_attr/get account_verification/get permissions/get account/get allowed_geo_l0/get
      university/home/get university/knowledge/get university/entrance_knowledge_list/get
      customer_service/im/base_info/get account/switch/get order/conf/get
      global_product_permission/get homepage_allowlist/get ticket_token/get
      global_seller_onboard_info/get custom_role/resource_config_list/get delegation/history/get
      delegation/info help_info/get knowledge_detail/get course_detail/get shop_holiday_mode/get
      shop_metrics/get mall_status/get tags/get badge/is_read/get namespace/badge_list/get
      ads_optimizers/get affiliate_card/get go_seller_center search_query_suggestion/get
      homepage_widgets_group/get`,
  },
  {
    id: 'CAT-003',
    prefix: '/seller/',
    post: `
      menu/set navigation_bar/read seller_map/read account/update
      university/knowledge_feedback/create tools shop/timezone/update custom_role/resource/get
      custom_role/resource/set delegation/mode/set delegation/seller/abort delegation/am/abort
      shop_holiday_mode/set feelgood/access_token/get shop_metrics/save mall_status/apply
      tags/click/save badge/set search/get creativityhub/get term/set`,
  },
  {
    id: 'CAT-004',
    prefix: '/seller/',
    post: `
      onboard/seller/verify company/verify personal/verify join/todo1/submit shop_name/verify
      postcode/verify postcode/format/verify join/todo2/company/submit join/todo2/person/submit
      join/entity/verify join/extended_field/submit district/match
      join/cross_border/todo0/submit join/cross_border/todo1/submit join/cross_border/todo2/submit
      join/cross_border/todo1/save-draft join/cross_border/business_type_todo/submit
      join/cross_border/business_type_todo/draft create_shop/submit
      change_greater_market_region/confirm invitation_code/submit global_shop_name/verify
      join/create_seller join/register_create_seller tt_account/verify
      tt_account/verification_code/send onboard/seller_with_invitation_code/create onboard/submit`,
  },
  { id: 'CAT-005', prefix: '/seller/', post: 'join/ocr' },
  {
    id: 'CAT-006',
    prefix: '/seller/',
    get: `
      onboard/detail onboard/config/get join/get onboard_info/get deposit/get register/check
      network/country/check join/markets/get onboard/order/get`,
  },
  {
    id: 'CAT-007',
    prefix: '/seller/onboard/v2/',
    get: 'draft/get state/get config/get fe_config fe_pre_load_config/get faqs/get',
    post: `
      register_create_global_seller draft/save global_seller_name/verify entity_number/verify
      global_seller_contact/verify rfc_number/verify submit additional_submit fe_config
      shop_contact/submit address_validation`,
  },
  {
    id: 'CAT-008',
    prefix: '/seller/open_shop/v2/',
    get: 'draft/get state/get state/list',
    post: 'register_create_seller shop_name/verify draft/save submit',
  },
  { id: 'CAT-009', prefix: '/seller/sandbox_full_onboard/v2/', post: 'submit' },
  {
    id: 'CAT-010',
    prefix: '/usseller/onboard/v1/',
    get: 'registration_channel company_info/validate/counter local/post_onboard/state',
    post: `
      local/us/raw_lead company_info/validate company_info/validate/query post_onboard/submit
      local/us/landing_page/seller_info`,
  },
];

const catalogued = sections.flatMap(({ id, prefix, get = '', post = '' }) =>
  (
    [
      ['GET', get],
      ['POST', post],
    ] as const
  ).flatMap(([method, list]) =>
    list === '' ? [] : words(list).map((path) => ({ id, method, path: `${prefix}${path}` })),
  ),
);

/** Entries that the specification describes without a path, or with a path made from a description. */
const descriptive: readonly (readonly [Method, string])[] = [
  ['POST', 'cross-border todo1 save-draft'],
  ['POST', 'cross-border business_type_todo draft'],
  ['POST', 'qualification draft'],
  ['POST', 'shop setting draft'],
  ['POST', 'local company certificate save-draft'],
  ['POST', 'local personal certificate save-draft'],
  ['POST', 'local/us submit'],
  ['POST', 'us draft save'],
  ['POST', 'sg personal extra_submit'],
  ['POST', 'us extra_submit'],
  ['GET', 'local draft'],
  ['GET', 'us draft get'],
];

/** Calls of the catalogue whose bodies the specification or a decision shows at least in part. */
const shown = new Set([
  'GET /arch/config_center_gw/get_config',
  'GET /seller/network/country/check',
  'GET /seller/account/get', // the login check, S-102
  'GET /seller/common/get', // the experiments, S-183
  'GET /seller/onboard/v2/fe_pre_load_config/get',
  'POST /seller/join/create_seller',
  'POST /seller/join/register_create_seller',
  'POST /seller/join/ocr', // multipart: no JSON
  'POST /usseller/onboard/v1/local/us/raw_lead',
]);

const anyObjects: readonly Body[] = [
  {},
  { anything: 'at all' },
  { nested: { list: ['a', { b: 'c' }], empty: {} }, error_code: '7' },
];

describe('the catalogue', () => {
  it.each(catalogued)('$id holds $method $path', ({ id, method, path }) => {
    shows([id], () => {
      expect(callAt('product', method, path).path).toBe(path);
    });
  });

  it.each(['POST', 'GET'] as const)('has a call for every entry described to %s', (method) => {
    const entries = descriptive.filter(([of]) => of === method);
    shows([method === 'POST' ? 'CAT-004' : 'CAT-006'], () => {
      const calls = contracts.filter(({ source }) => source.includes('S-163'));
      expect(calls.filter((call) => call.method === method)).toHaveLength(entries.length);
    });
  });

  it('sends join/ocr as multipart, and nothing else', () => {
    shows(['CAT-005'], () => {
      const paths = contracts.flatMap(({ encoding, path }) =>
        encoding === 'multipart' ? [path] : [],
      );
      expect(paths).toEqual(['/seller/join/ocr']);
    });
  });

  it.each(catalogued.filter(({ method, path }) => !shown.has(`${method} ${path}`)))(
    'leaves the bodies of $method $path open',
    ({ method, path }) => {
      shows(['CAT-011'], () => {
        const { open, request, response } = callAt('product', method, path);
        expect(open).toBe(true);
        for (const body of anyObjects) {
          expect(request.safeParse(body).success).toBe(true);
          expect(response.safeParse(body).success).toBe(true);
        }
        expect(response.safeParse({ deep: [1, null, true] }).success).toBe(true);
      });
    },
  );

  it('leaves the bodies of what is only described open', () => {
    shows(['CAT-011'], () => {
      const closed = contracts.filter(
        ({ open, source }) => source.includes('S-163') && open !== true,
      );
      expect(closed.map(({ path }) => path)).toEqual([]);
    });
  });

  it.each([/trademark/, /global_warehouse/])('queries the permission of %s', (subject) => {
    shows(['CAT-012'], () => {
      const queries = contracts.filter(({ name, path }) => subject.test(`${name} ${path}`));
      expect(queries).toHaveLength(1);
      expect(queries[0]).toMatchObject({ service: 'product', open: true });
      expect(queries[0]?.source).toEqual(expect.arrayContaining(['A§6', 'S-172']));
    });
  });

  it('holds the content and growth calls', () => {
    for (const [method, path] of [
      ['GET', '/seller/onboard/resources/get'],
      ['GET', '/seller/growth/landing_page/get'],
      ['GET', '/seller/growth/referral_status/get'],
      ['POST', '/seller/growth/relation/create'],
    ] as const)
      expect(callAt('product', method, path).path).toBe(path);
  });

  it('holds the fast onboarding of the partner marketplace', () => {
    for (const [method, path] of [
      ['GET', 'criteria/check'],
      ['GET', 'toko_data/prefill'],
      ['POST', 'submit'],
      ['POST', 'start'],
    ] as const)
      expect(
        callAt('product', method, `/seller/onboard/v1/toko_fast_onboard/${path}`),
      ).toBeDefined();
  });
});

const accountPaths = words(`
  /register/ /activate_email/register/ /email/register_verify_login/ /sms_login_with_bind/
  /email_login_with_bind/ /email/send_code/ /mobile/send_code/ /email/register/code_verify/
  /mobile/register/code_verify/ /email/register/ticket_register/ /email/check_code/
  /mobile/check_code/ /password/reset_by_email_ticket/ /password/reset_by_ticket/
  /oauth_login_with_email_bind/ /oauth_login_with_mobile_bind/`);

describe('the account service', () => {
  it.each(accountPaths)('posts JSON to %s', (path) => {
    shows(['API-001'], () => {
      const { encoding } = callAt('passport', 'POST', path);
      expect(encoding).toBeUndefined();
    });
  });

  it('writes every path bare, so that both clients can put theirs before it', () => {
    shows(['API-002'], () => {
      const prefixed = contracts.filter(
        ({ service: of, path }) => of === 'passport' && !/^\/(?!passport\/).*\/$/.test(path),
      );
      expect(prefixed).toEqual([]);
    });
  });

  it.each(['/account/login/', '/logout/', '/oidc/callback/'])(
    'has a replaceable path %s for a call whose path is not shown',
    (path) => {
      expect(callAt('passport', 'POST', path).path).toBe(path);
    },
  );
});

// --- The bodies of requests --------------------------------------------------------------------

const email = 'a@b.co';
const mobile = '+447911123456';
const password = 'Passw0rd!';
const ticket = 'a-ticket';
const service = 'https://seller.example/homepage';
const redirect_url = 'https://seller.example/settle/verification';
const snap_data = JSON.stringify({ agreements: [{ key: 'terms', ticked: true }], language: 'en' });
const seller = { base_region_id: 2635167, global_seller_type: 2, default_lang: 'en-GB', snap_data };
const biz_param = JSON.stringify(seller);
const otherEmail = { email: 'Shop.Owner+uk@example.co.uk' };
const otherMobile = { mobile: '+85291234567' };

interface Form {
  /** None where no requirement of the calls names this one. */
  readonly ids?: RequirementIds;
  readonly service?: Service;
  readonly method?: Method;
  readonly path: string;
  readonly form: string;
  readonly body: Body;
  /** Fields that may be missing; every other field of the body may not. */
  readonly optional?: readonly string[];
  /** Fields of which the specification does not say whether they may be missing. */
  readonly unsaid?: readonly string[];
  /** Fields inside a field that may not be missing. */
  readonly inner?: readonly string[];
  /** Values that are valid too. */
  readonly also?: readonly Body[];
  /** Values that are refused, by dotted field. */
  readonly refused?: Readonly<Record<string, readonly unknown[]>>;
}

const emailRegister: Omit<Form, 'path'> = {
  ids: ['API-005'],
  form: 'e-mail register',
  body: {
    ...{ email, code: '482915', password, extra_params: { biz_param } },
    ...{ service, email_logic_type: 3, ect_type: 1 },
  },
  also: [otherEmail, { extra_params: { biz_param, verify_ticket: ticket } }],
  refused: { email_logic_type: [1, '3'], ect_type: [0, 2], email: [7] },
};

const forms: readonly Form[] = [
  {
    ids: ['API-003', 'API-004'],
    path: '/register/',
    form: 'mobile register',
    body: { mobile, code: '4829', password, extra_params: { biz_param }, type: 16, service },
    also: [otherMobile, { extra_params: { biz_param, verify_ticket: ticket } }],
    refused: { type: [1, 8, '16'], mobile: ['447911123456', 7] },
  },
  {
    ids: ['API-006'],
    path: '/register/',
    form: 'combined register',
    body: {
      ...{ mobile, sms_code: '4829', email, email_code: '482915', password },
      extra_params: { sms_type: 16, verify_ticket: ticket, biz_param },
    },
    inner: ['extra_params.sms_type', 'extra_params.biz_param'],
    also: [
      otherEmail,
      otherMobile,
      { extra_params: { sms_type: 16, biz_param } }, // the first try has no ticket, S-070
    ],
    refused: { 'extra_params.sms_type': [1, 8, '16'], mobile: ['447911123456'] },
  },
  {
    ids: ['API-011'],
    path: '/register/',
    form: 'newer register of a phone',
    body: { mobile, type: 16, verification_ticket: ticket, password, redirect_url },
    also: [otherMobile],
    refused: { type: [1, 8], mobile: ['447911123456'], verification_ticket: [7] },
  },
  { ...emailRegister, path: '/activate_email/register/' },
  { ...emailRegister, path: '/email/register_verify_login/' },
  {
    ids: ['API-011', 'API-013'],
    path: '/email/register/ticket_register/',
    form: 'newer register of an e-mail address',
    body: { type: 1, verification_ticket: ticket, password, email_logic_type: 3, redirect_url },
    also: [{ verification_ticket: 'another' }],
    refused: { type: [2, 16], email_logic_type: [1, 2] },
  },
  {
    ids: ['API-014'],
    path: '/email/send_code/',
    form: 'older send',
    body: { email, email_ticket: ticket, type: 1, email_logic_type: 3 },
    optional: ['email_ticket'],
    also: [otherEmail],
    refused: { type: [2, 3, '1'], email_logic_type: [1, '3'] },
  },
  {
    ids: ['API-014'],
    path: '/email/send_code/',
    form: 'conflict bind of a sign-in provider',
    body: { email, type: 16, email_logic_type: 3 },
    also: [otherEmail],
    refused: { type: [15], email_logic_type: [1] },
  },
  {
    ids: ['API-014'],
    path: '/email/send_code/',
    form: 'partner flow',
    body: { email, type: 8, email_logic_type: 3 },
    also: [otherEmail],
    refused: { type: [9], email_logic_type: [1] },
  },
  {
    ids: ['API-014'],
    path: '/email/send_code/',
    form: 'partner flow with saved data',
    body: { email_ticket: ticket, verifyTicket: ticket, type: 8, email_logic_type: 3 },
    refused: { type: [9], email_logic_type: [1] },
  },
  {
    ids: ['API-014'],
    path: '/email/send_code/',
    form: 'forgotten password',
    body: { email, type: 4, email_logic_type: 3 },
    also: [otherEmail],
    refused: { type: [5], email_logic_type: [1] },
  },
  {
    ids: ['API-016'],
    path: '/email/send_code/',
    form: 'newer send',
    body: { email, type: 1, email_logic_type: 3, scene: 'register_normal', change: false },
    also: [otherEmail, { change: true }],
    refused: {
      ...{ type: [2], email_logic_type: [1], scene: ['register_other', ''], change: ['yes'] },
    },
  },
  {
    ids: ['API-015', 'API-004'],
    path: '/mobile/send_code/',
    form: 'older send',
    body: { mobile, type: 16 },
    also: [otherMobile, { type: 1 }, { type: 8 }, { type: 4 }],
    refused: { type: [2, 3, '16'], mobile: ['447911123456'] },
  },
  {
    ids: ['API-016'],
    path: '/mobile/send_code/',
    form: 'newer send',
    body: { mobile, type: 16, scene: 'register_normal', change: false },
    also: [otherMobile, { change: true }],
    refused: { type: [2], scene: ['register_other'], change: ['no'], mobile: ['447911123456'] },
  },
  {
    ids: ['API-019', 'API-021'],
    path: '/email/register/code_verify/',
    form: 'check',
    body: { email, type: 1, code: '482915' },
    also: [otherEmail],
    refused: { type: [2, 16] },
  },
  {
    ids: ['API-020', 'API-021'],
    path: '/mobile/register/code_verify/',
    form: 'check',
    body: { mobile, type: 16, code: '4829' },
    also: [otherMobile],
    refused: { type: [1, 8], mobile: ['447911123456'] },
  },
  {
    ids: ['API-022'],
    path: '/email/check_code/',
    form: 'check for a forgotten password',
    body: { email, type: 4, code: '482915' },
    unsaid: ['email', 'code'], // the specification names the type only
    also: [otherEmail],
    refused: { type: [1, 16] },
  },
  {
    ids: ['API-022'],
    path: '/mobile/check_code/',
    form: 'check for a forgotten password',
    body: { mobile, type: 4, code: '4829' },
    unsaid: ['mobile', 'code'],
    also: [otherMobile],
    refused: { type: [1, 16] },
  },
  ...['/password/reset_by_email_ticket/', '/password/reset_by_ticket/'].map((path): Form => ({
    ids: ['API-023'],
    path,
    form: 'reset',
    // The field that carries the ticket is not shown: whichever it is, a ticket is there.
    body: { password, ticket, email_ticket: ticket, verification_ticket: ticket },
    unsaid: ['ticket', 'email_ticket', 'verification_ticket'],
    also: [{ password: 'An0ther-one' }],
  })),
  {
    ids: ['API-001'],
    path: '/sms_login_with_bind/',
    form: 'bind of a mobile',
    body: { mobile, code: '4829', profile_key: 'k', platform_app_id: '7', code_type: 1, service },
    also: [otherMobile],
    refused: { code_type: [0, 16], mobile: ['447911123456'] },
  },
  {
    ids: ['API-001'],
    path: '/sms_login_with_bind/',
    form: 'partner bind',
    body: { verifyTicket: ticket, ticket, mobile, code: '4829', biz_param },
    unsaid: ['mobile'], // saved data has no plain contact, S-094
    also: [otherMobile],
  },
  {
    ids: ['API-001'],
    path: '/email_login_with_bind/',
    form: 'bind of an e-mail address',
    body: {
      ...{ email, email_code: '482915', profile_key: 'k', platform_app_id: '7' },
      ...{ email_logic_type: 3, service },
    },
    also: [otherEmail],
    refused: { email_logic_type: [1] },
  },
  {
    ids: ['API-001'],
    path: '/email_login_with_bind/',
    form: 'partner bind',
    body: { verifyTicket: ticket, ticket, email, code: '482915', biz_param },
    unsaid: ['email'],
    also: [otherEmail],
  },
  {
    ids: ['API-001'],
    path: '/oauth_login_with_email_bind/',
    form: 'bind',
    body: { code: '482915', email, password },
    also: [otherEmail],
  },
  {
    ids: ['API-001'],
    path: '/oauth_login_with_mobile_bind/',
    form: 'bind',
    body: { code: '4829', mobile, password },
    also: [otherMobile],
  },
  {
    ids: ['API-001'],
    path: '/oidc/callback/',
    form: 'return of an OpenID provider',
    body: { id_token: 'header.body.signature', state: 'xyz' },
  },
  ...['/seller/join/create_seller', '/seller/join/register_create_seller'].map((path): Form => ({
    ids: ['API-008', 'API-009', 'API-010'],
    service: 'product',
    path,
    form: 'create seller',
    body: seller,
    also: [{ global_seller_type: 1 }, { base_region_id: 1643084, default_lang: 'id-ID' }],
    refused: { global_seller_type: [0, 3, '2'], base_region_id: ['2635167', 1.5] },
  })),
  {
    ids: ['API-029', 'API-030'],
    service: 'product',
    path: '/seller/action/report',
    form: 'action snapshot',
    body: { domain_type: 1, action_type: 2, object_id: '7001', snap_data },
    refused: { domain_type: [0, 2], action_type: [1, 3] },
  },
  {
    ids: ['API-031'],
    service: 'product',
    path: '/seller/action/report',
    form: 'cross-border report',
    body: { type: 1, user_id: '7001' },
    refused: { type: [0, 2] },
  },
  {
    ids: ['API-029'],
    service: 'product',
    path: '/seller/action/not_logged_report',
    form: 'action snapshot of nobody',
    body: { domain_type: 1, action_type: 2, object_id: '7001', snap_data },
    unsaid: ['object_id'], // the specification shows no body of its own for this call
    refused: { domain_type: [2], action_type: [1] },
  },
  ...['/seller/pc/register/reach', '/seller/h5/register/reach'].map((path): Form => ({
    ids: ['API-034'],
    service: 'product',
    path,
    form: 'reach after register',
    body: { base_region: '2635167' },
  })),
  {
    ids: ['API-036'],
    service: 'product',
    path: '/seller/marketing_opt/set',
    form: 'marketing option',
    body: { marketing_opt: 1 },
    also: [{ marketing_opt: 0 }],
    refused: { marketing_opt: [2, 'yes'] },
  },
  {
    ids: ['API-037'],
    service: 'product',
    method: 'GET',
    path: '/arch/config_center_gw/get_config',
    form: 'ban check',
    body: { domain_name: 'seller', app_name: 'register', config_name: 'ban' },
  },
  {
    ids: ['API-025'],
    service: 'product',
    method: 'GET',
    path: '/seller/network/country/check',
    form: 'check without a payload',
    body: {},
  },
  ...[{ email }, { phone: '7911123456' }].map((contact): Form => ({
    ids: ['CAT-010'],
    service: 'product',
    path: '/usseller/onboard/v1/local/us/raw_lead',
    form: `subscribe form, lead by ${Object.keys(contact).join()}`,
    body: {
      ...contact,
      shop_link: 'https://shop.example',
      channel_source: 'sign_up_page',
      channel_detail: '{"channel":"mail"}',
    },
    optional: ['shop_link'],
    also: [{ channel_detail: '{}' }],
    refused: { channel_source: ['landing_page', ''] },
  })),
  {
    ids: ['CAT-010'],
    service: 'product',
    path: '/usseller/onboard/v1/local/us/raw_lead',
    form: 'register form, lead of a click',
    body: {
      email,
      shop_link: 'https://shop.example',
      channel_source: 'sign_up_page',
      channel_detail: 'signuplead',
    },
    unsaid: ['email', 'shop_link'], // made by a click when a shop is given, before any contact (A§4)
    refused: { channel_source: ['landing_page'] },
  },
  {
    service: 'product',
    method: 'GET',
    path: '/seller/growth/landing_page/get',
    form: 'referral landing data',
    body: { seller_type: '2', base_region: '2635167', is_from_register_page: 'true' },
    refused: { is_from_register_page: ['false'] },
  },
];

const callOf = ({ service: of = 'passport', method = 'POST', path }: Form): NotedContract =>
  callAt(of, method, path);

describe.each(forms)('$path, $form', (form) => {
  const { ids, body, optional = [], unsaid = [], inner = [], also = [], refused = {} } = form;
  const accepts = (candidate: Body) => callOf(form).request.safeParse(candidate).success;

  it('accepts what the specification prints', () => {
    step(ids, () => {
      for (const change of [{}, ...also]) expect(accepts({ ...body, ...change })).toBe(true);
      for (const field of optional) expect(accepts(without(body, field))).toBe(true);
    });
  });

  const required = [...Object.keys(body), ...inner].filter(
    (field) => !optional.includes(field) && !unsaid.includes(field),
  );
  it.runIf(required.length > 0).each(required)('needs %s', (field) => {
    step(ids, () => {
      expect(accepts(without(body, field))).toBe(false);
    });
  });

  const others = Object.entries(refused).flatMap(([field, values]) =>
    values.map((value) => [field, value] as const),
  );
  it.runIf(others.length > 0).each(others)('refuses %s %j', (field, value) => {
    step(ids, () => {
      expect(accepts(withValue(body, field, value))).toBe(false);
    });
  });
});

describe('biz_param', () => {
  const carriers = [
    ['/register/', 'mobile register', 'extra_params.biz_param'],
    ['/register/', 'combined register', 'extra_params.biz_param'],
    ['/activate_email/register/', 'e-mail register', 'extra_params.biz_param'],
    ['/email/register_verify_login/', 'e-mail register', 'extra_params.biz_param'],
    ['/sms_login_with_bind/', 'partner bind', 'biz_param'],
    ['/email_login_with_bind/', 'partner bind', 'biz_param'],
  ] as const;

  it.each(carriers)('of %s, %s, is a JSON string of the seller to create', (path, name, field) => {
    const form = forms.find((one) => one.path === path && one.form === name);
    if (form === undefined) throw new Error(`No form ${name} of ${path}.`);
    const accepts = (value: unknown) =>
      callOf(form).request.safeParse(withValue(form.body, field, value)).success;
    shows(['API-007'], () => {
      expect(accepts(JSON.stringify({ ...seller, global_seller_type: 1 }))).toBe(true);
      const wrong = [
        ...[seller, '', 'no JSON', '[]', 'null'],
        ...Object.keys(seller)
          .filter((key) => key !== 'base_region_id') // left out where a region has none, S-019
          .map((key) => JSON.stringify(without(seller, key))),
        ...[{ base_region_id: '2635167' }, { global_seller_type: 3 }].map((change) =>
          JSON.stringify({ ...seller, ...change }),
        ),
      ];
      expect(wrong.filter(accepts)).toEqual([]);
    });
  });
});

it('keeps the register reach and the action report to the protected host', () => {
  shows(['API-035'], () => {
    for (const path of words(
      '/seller/pc/register/reach /seller/h5/register/reach /seller/action/report',
    ))
      expect([path, callAt('product', 'POST', path).protectedHost]).toEqual([path, true]);
  });
});

it('has the report of the registration source', () => {
  shows(['API-032'], () => {
    expect(callAt('product', 'POST', '/seller/source/report').method).toBe('POST');
  });
});

// --- The bodies of successes -------------------------------------------------------------------

interface Success {
  /** None where no requirement of the calls names this one. */
  readonly ids?: RequirementIds;
  readonly service?: Service;
  readonly method?: Method;
  readonly path: string;
  /** The types of some fields are not shown: one of these must pass. */
  readonly samples: readonly Body[];
  readonly required: readonly string[];
}

const registered: Omit<Success, 'path'> = {
  ids: ['API-012'],
  samples: [7001, '7001'].map((user_id) => ({ user_id, user_id_str: '7001', redirect_url })),
  required: [],
};

const bound: Omit<Success, 'path'> = {
  ids: ['API-001'],
  samples: [7001, '7001'].map((user_id) => ({ user_id, redirect_url })),
  required: [],
};

const sent: Omit<Success, 'path'> = {
  ids: ['API-018'],
  samples: [{ error_code: 0, description: '', log_id: '20260101' }],
  required: [],
};

const checked: Omit<Success, 'path'> = {
  ids: ['API-021'],
  samples: [{ verification_ticket: ticket }],
  required: ['verification_ticket'],
};

const successes: readonly Success[] = [
  { ...registered, path: '/register/' },
  { ...registered, path: '/email/register/ticket_register/' },
  { ...bound, path: '/sms_login_with_bind/' },
  { ...bound, path: '/email_login_with_bind/' },
  { ...sent, path: '/email/send_code/' },
  { ...sent, path: '/mobile/send_code/' },
  { ...checked, path: '/email/register/code_verify/' },
  { ...checked, path: '/mobile/register/code_verify/' },
  {
    ids: ['API-001'],
    path: '/oidc/callback/',
    samples: [{ oidc_next: '/homepage' }],
    required: [],
  },
  {
    ids: ['API-025'],
    service: 'product',
    method: 'GET',
    path: '/seller/network/country/check',
    samples: [{ ip_region: 'GB' }],
    required: ['ip_region'],
  },
  {
    ids: ['API-038'],
    service: 'product',
    method: 'GET',
    path: '/arch/config_center_gw/get_config',
    samples: [{ config: { config_data: '{"data":{"US":{"REGION_BAN":true}}}' } }],
    required: ['config', 'config.config_data'],
  },
  {
    service: 'product',
    method: 'GET',
    path: '/seller/growth/landing_page/get',
    samples: [500, '500'].flatMap((total_reward) =>
      [10, '10'].map((reword) => ({
        tasks: [{ desc: 'List ten products', reword }],
        total_reward,
        terms_and_conditions: 'https://seller.example/terms',
        is_activity_finish: false,
      })),
    ),
    required: ['tasks', 'total_reward', 'terms_and_conditions', 'is_activity_finish'],
  },
  {
    ids: ['API-042'],
    service: 'product',
    method: 'GET',
    path: '/seller/account/get',
    samples: [8001, '8001'].map((id) => ({
      seller: { seller_id: id, seller_condition: 0 },
      global_seller: { global_seller_id: id },
      user_id_str: '7001',
    })),
    required: [],
  },
];

describe.each(successes)('the success of $path', (success) => {
  const { ids, service: of = 'passport', method = 'POST', path, samples, required } = success;
  const accepts = (candidate: Body) =>
    callAt(of, method, path).response.safeParse(candidate).success;

  it('has the fields that the specification shows', () => {
    step(ids, () => {
      expect(samples.some(accepts)).toBe(true);
    });
  });

  it.runIf(required.length > 0).each(required)('needs %s', (field) => {
    step(ids, () => {
      expect(samples.some((sample) => accepts(without(sample, field)))).toBe(false);
    });
  });
});

it('takes the configuration as a JSON string, not as an object', () => {
  shows(['API-038'], () => {
    const { response } = callAt('product', 'GET', '/arch/config_center_gw/get_config');
    expect(response.safeParse({ config: { config_data: { data: {} } } }).success).toBe(false);
  });
});
