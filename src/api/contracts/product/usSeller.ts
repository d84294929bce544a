import { openRead, openWrite } from '../../openCall.ts';

// Onboarding of sellers in the United States. Source: B§7.
export const registrationChannel = openRead('/usseller/onboard/v1/registration_channel');
export const companyInfoValidate = openWrite('/usseller/onboard/v1/company_info/validate', {
  decision: 'S-162',
});
export const companyInfoValidateQuery = openWrite(
  '/usseller/onboard/v1/company_info/validate/query',
  { decision: 'S-162' },
);
export const companyInfoValidateCounter = openRead(
  '/usseller/onboard/v1/company_info/validate/counter',
);
export const localPostOnboardState = openRead('/usseller/onboard/v1/local/post_onboard/state');
export const postOnboardSubmit = openWrite('/usseller/onboard/v1/post_onboard/submit', {
  decision: 'S-162',
});
export const localUsLandingPageSellerInfo = openWrite(
  '/usseller/onboard/v1/local/us/landing_page/seller_info',
  { decision: 'S-162' },
);
