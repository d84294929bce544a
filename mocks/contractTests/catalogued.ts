import { words } from './words.ts';

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

/** Every call of the product API that the specification lists with its path. */
export const catalogued = sections.flatMap(({ id, prefix, get = '', post = '' }) =>
  (
    [
      ['GET', get],
      ['POST', post],
    ] as const
  ).flatMap(([method, list]) =>
    list === '' ? [] : words(list).map((path) => ({ id, method, path: `${prefix}${path}` })),
  ),
);
