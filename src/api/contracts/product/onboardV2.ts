import { openRead, openWrite } from '../../openCall.ts';

// Onboarding, second version. Source: B§7.
export const onboardV2RegisterCreateGlobalSeller = openWrite(
  '/seller/onboard/v2/register_create_global_seller',
  { decision: 'S-162' },
);
export const onboardV2DraftGet = openRead('/seller/onboard/v2/draft/get', { decision: 'S-162' });
export const onboardV2DraftSave = openWrite('/seller/onboard/v2/draft/save', { decision: 'S-162' });
export const onboardV2StateGet = openRead('/seller/onboard/v2/state/get', { decision: 'S-162' });
export const onboardV2GlobalSellerNameVerify = openWrite(
  '/seller/onboard/v2/global_seller_name/verify',
  { decision: 'S-162' },
);
export const onboardV2EntityNumberVerify = openWrite('/seller/onboard/v2/entity_number/verify', {
  decision: 'S-162',
});
export const onboardV2GlobalSellerContactVerify = openWrite(
  '/seller/onboard/v2/global_seller_contact/verify',
  { decision: 'S-162' },
);
export const onboardV2RfcNumberVerify = openWrite('/seller/onboard/v2/rfc_number/verify', {
  decision: 'S-162',
});
export const onboardV2Submit = openWrite('/seller/onboard/v2/submit', { decision: 'S-162' });
export const onboardV2AdditionalSubmit = openWrite('/seller/onboard/v2/additional_submit', {
  decision: 'S-162',
});
export const onboardV2ConfigGet = openRead('/seller/onboard/v2/config/get', { decision: 'S-162' });
export const onboardV2FeConfigGet = openRead('/seller/onboard/v2/fe_config', {
  name: 'onboard.v2.fe_config.get',
  decision: 'S-162',
});
export const onboardV2FeConfigPost = openWrite('/seller/onboard/v2/fe_config', {
  name: 'onboard.v2.fe_config.post',
  decision: 'S-162',
});
export const onboardV2FaqsGet = openRead('/seller/onboard/v2/faqs/get', { decision: 'S-162' });
export const onboardV2ShopContactSubmit = openWrite('/seller/onboard/v2/shop_contact/submit', {
  decision: 'S-162',
});
export const onboardV2AddressValidation = openWrite('/seller/onboard/v2/address_validation', {
  decision: 'S-162',
});
