import type { Form } from './Form.ts';
import { email, seller, snap_data } from './samples.ts';

/** The requests of the product API. */
export const productForms: readonly Form[] = [
  ...['/seller/join/create_seller', '/seller/join/register_create_seller'].map((path): Form => ({
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
    form: 'action snapshot without a session',
    body: { domain_type: 1, action_type: 2, object_id: '7001', snap_data },
    unspecified: ['object_id'], // the specification gives no body for this call
    refused: { domain_type: [2], action_type: [1] },
  },
  ...['/seller/pc/register/reach', '/seller/h5/register/reach'].map((path): Form => ({
    ids: ['API-034'],
    service: 'product',
    path,
    form: 'reach after register',
    body: { base_region: '2635167' },
    optional: ['base_region'], // S-197
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
    unspecified: ['email', 'shop_link'], // sent by a click once a shop is given, before there is a contact (A§4)
    refused: { channel_source: ['landing_page'] },
  },
  {
    service: 'product',
    method: 'GET',
    path: '/seller/growth/landing_page/get',
    form: 'referral landing data',
    body: { seller_type: '2', base_region: '2635167', is_from_register_page: 'true' },
    optional: ['base_region'], // S-019
    refused: { is_from_register_page: ['false'] },
  },
];
