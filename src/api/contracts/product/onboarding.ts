import { openRead, openWrite } from '../../openCall.ts';

// Onboarding after the sign-up. Source: B§7.
export const onboardSellerVerify = openWrite('/seller/onboard/seller/verify');
export const companyVerify = openWrite('/seller/company/verify', { decision: 'S-164' });
export const personalVerify = openWrite('/seller/personal/verify', { decision: 'S-164' });
export const joinTodo1Submit = openWrite('/seller/join/todo1/submit');
export const shopNameVerify = openWrite('/seller/shop_name/verify');
export const postcodeVerify = openWrite('/seller/postcode/verify');
export const postcodeFormatVerify = openWrite('/seller/postcode/format/verify');
export const joinTodo2CompanySubmit = openWrite('/seller/join/todo2/company/submit');
export const joinTodo2PersonSubmit = openWrite('/seller/join/todo2/person/submit');
export const joinEntityVerify = openWrite('/seller/join/entity/verify');
export const joinExtendedFieldSubmit = openWrite('/seller/join/extended_field/submit');
export const joinOcr = openWrite('/seller/join/ocr', { encoding: 'multipart' });
export const districtMatch = openWrite('/seller/district/match');
export const joinCrossBorderTodo0Submit = openWrite('/seller/join/cross_border/todo0/submit');
export const joinCrossBorderTodo1Submit = openWrite('/seller/join/cross_border/todo1/submit');
export const joinCrossBorderTodo2Submit = openWrite('/seller/join/cross_border/todo2/submit');
export const joinCrossBorderTodo1SaveDraft = openWrite(
  '/seller/join/cross_border/todo1/save-draft',
  { decision: 'S-163' },
);
export const joinCrossBorderBusinessTypeTodoSubmit = openWrite(
  '/seller/join/cross_border/business_type_todo/submit',
);
export const joinCrossBorderBusinessTypeTodoDraft = openWrite(
  '/seller/join/cross_border/business_type_todo/draft',
  { decision: 'S-163' },
);
export const joinCrossBorderQualificationSaveDraft = openWrite(
  '/seller/join/cross_border/qualification/save-draft',
  { decision: 'S-163' },
);
export const joinCrossBorderShopSettingSaveDraft = openWrite(
  '/seller/join/cross_border/shop_setting/save-draft',
  { decision: 'S-163' },
);
export const createShopSubmit = openWrite('/seller/create_shop/submit');
export const changeGreaterMarketRegionConfirm = openWrite(
  '/seller/change_greater_market_region/confirm',
);
export const invitationCodeSubmit = openWrite('/seller/invitation_code/submit');
export const globalShopNameVerify = openWrite('/seller/global_shop_name/verify');
export const joinLocalCompanyCertificateSaveDraft = openWrite(
  '/seller/join/local/company_certificate/save-draft',
  { decision: 'S-163' },
);
export const joinLocalPersonalCertificateSaveDraft = openWrite(
  '/seller/join/local/personal_certificate/save-draft',
  { decision: 'S-163' },
);
export const ttAccountVerify = openWrite('/seller/tt_account/verify');
export const ttAccountVerificationCodeSend = openWrite('/seller/tt_account/verification_code/send');
export const onboardSellerWithInvitationCodeCreate = openWrite(
  '/seller/onboard/seller_with_invitation_code/create',
);
export const onboardSubmit = openWrite('/seller/onboard/submit');
export const onboardLocalUsSubmit = openWrite('/seller/onboard/local/us/submit', {
  decision: 'S-163',
});
export const onboardLocalUsDraftSave = openWrite('/seller/onboard/local/us/draft/save', {
  decision: 'S-163',
});
export const onboardLocalSgPersonalExtraSubmit = openWrite(
  '/seller/onboard/local/sg/personal/extra_submit',
  { decision: 'S-163' },
);
export const onboardLocalUsExtraSubmit = openWrite('/seller/onboard/local/us/extra_submit', {
  decision: 'S-163',
});
export const onboardDetail = openRead('/seller/onboard/detail');
export const onboardConfigGet = openRead('/seller/onboard/config/get');
export const joinGet = openRead('/seller/join/get');
export const onboardInfoGet = openRead('/seller/onboard_info/get');
export const depositGet = openRead('/seller/deposit/get');
export const registerCheck = openRead('/seller/register/check');
export const joinMarketsGet = openRead('/seller/join/markets/get');
export const onboardOrderGet = openRead('/seller/onboard/order/get');
export const onboardLocalDraftGet = openRead('/seller/onboard/local/draft/get', {
  decision: 'S-163',
});
export const onboardLocalUsDraftGet = openRead('/seller/onboard/local/us/draft/get', {
  decision: 'S-163',
});
