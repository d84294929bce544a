import { openRead, openWrite } from '../../openCall.ts';

// The seller service: menus, cards, permissions, the academy. Source: B§7.
export const menuGet = openRead('/seller/menu/get');
export const homeCardGet = openRead('/seller/home_card/get');
export const homeTaskGet = openRead('/seller/home_task/get');
export const eduCompAcademyGet = openRead('/seller/edu_comp/academy/get');
export const eduCompFaqGet = openRead('/seller/edu_comp/faq/get');
export const msgCardGet = openRead('/seller/msg_card/get');
export const navigationBarGet = openRead('/seller/navigation_bar/get');
export const localesGet = openRead('/seller/locales/get');
export const commonExtraGet = openRead('/seller/common_extra/get');
export const widgetGet = openRead('/seller/widget/get');
export const shopLimitStatusGet = openRead('/seller/shop_limit_status/get');
export const extAttrGet = openRead('/seller/ext_attr/get');
export const accountVerificationGet = openRead('/seller/account_verification/get');
export const permissionsGet = openRead('/seller/permissions/get');
export const allowedGeoL0Get = openRead('/seller/allowed_geo_l0/get');
export const universityHomeGet = openRead('/seller/university/home/get');
export const universityKnowledgeGet = openRead('/seller/university/knowledge/get');
export const universityEntranceKnowledgeListGet = openRead(
  '/seller/university/entrance_knowledge_list/get',
);
export const customerServiceImBaseInfoGet = openRead('/seller/customer_service/im/base_info/get');
export const accountSwitchGet = openRead('/seller/account/switch/get');
export const orderConfGet = openRead('/seller/order/conf/get');
export const globalProductPermissionGet = openRead('/seller/global_product_permission/get');
export const homepageAllowlistGet = openRead('/seller/homepage_allowlist/get');
export const ticketTokenGet = openRead('/seller/ticket_token/get');
export const globalSellerOnboardInfoGet = openRead('/seller/global_seller_onboard_info/get');
export const customRoleResourceConfigListGet = openRead(
  '/seller/custom_role/resource_config_list/get',
);
export const delegationHistoryGet = openRead('/seller/delegation/history/get');
export const delegationInfo = openRead('/seller/delegation/info');
export const helpInfoGet = openRead('/seller/help_info/get');
export const knowledgeDetailGet = openRead('/seller/knowledge_detail/get');
export const courseDetailGet = openRead('/seller/course_detail/get');
export const shopHolidayModeGet = openRead('/seller/shop_holiday_mode/get');
export const shopMetricsGet = openRead('/seller/shop_metrics/get');
export const mallStatusGet = openRead('/seller/mall_status/get');
export const tagsGet = openRead('/seller/tags/get');
export const badgeIsReadGet = openRead('/seller/badge/is_read/get');
export const namespaceBadgeListGet = openRead('/seller/namespace/badge_list/get');
export const adsOptimizersGet = openRead('/seller/ads_optimizers/get');
export const affiliateCardGet = openRead('/seller/affiliate_card/get');
export const goSellerCenter = openRead('/seller/go_seller_center');
export const searchQuerySuggestionGet = openRead('/seller/search_query_suggestion/get');
export const homepageWidgetsGroupGet = openRead('/seller/homepage_widgets_group/get');
export const menuSet = openWrite('/seller/menu/set');
export const navigationBarRead = openWrite('/seller/navigation_bar/read');
export const sellerMapRead = openWrite('/seller/seller_map/read');
export const accountUpdate = openWrite('/seller/account/update');
export const universityKnowledgeFeedbackCreate = openWrite(
  '/seller/university/knowledge_feedback/create',
);
export const tools = openWrite('/seller/tools');
export const shopTimezoneUpdate = openWrite('/seller/shop/timezone/update');
export const customRoleResourceGet = openWrite('/seller/custom_role/resource/get');
export const customRoleResourceSet = openWrite('/seller/custom_role/resource/set');
export const delegationModeSet = openWrite('/seller/delegation/mode/set');
export const delegationSellerAbort = openWrite('/seller/delegation/seller/abort');
export const delegationAmAbort = openWrite('/seller/delegation/am/abort');
export const shopHolidayModeSet = openWrite('/seller/shop_holiday_mode/set');
export const feelgoodAccessTokenGet = openWrite('/seller/feelgood/access_token/get');
export const shopMetricsSave = openWrite('/seller/shop_metrics/save');
export const mallStatusApply = openWrite('/seller/mall_status/apply');
export const tagsClickSave = openWrite('/seller/tags/click/save');
export const badgeSet = openWrite('/seller/badge/set');
export const searchGet = openWrite('/seller/search/get');
export const creativityhubGet = openWrite('/seller/creativityhub/get');
export const termSet = openWrite('/seller/term/set');
export const trademarkPermissionGet = openRead('/seller/trademark/permission/get', {
  section: 'A§6',
  decision: 'S-172',
});
export const globalWarehousePermissionGet = openRead('/seller/global_warehouse/permission/get', {
  section: 'A§6',
  decision: 'S-172',
});
