// Written by `npm run generate -- error-stories` from src/domain/errors/errorCatalogue.ts; edit that and run it again.
import { FramedPage } from '../../.storybook/FramedPage.tsx';
import preview from '../../.storybook/preview.tsx';
import { partnerErrorStory } from '../support/partnerErrorStory.tsx';

const meta = preview.meta({
  title: 'Errors/partner',
  globals: { region: 'id' },
  parameters: {
    layout: 'fullscreen',
    // Each error walks the whole page, in a frame of its own.
    docs: { page: FramedPage },
  },
});

export const InternalError0AtEmailSendCodeInForm = meta.story({
  name: 'Internal error (0), when the code is sent, in the form',
  ...partnerErrorStory({ scenario: 'passport.0@email.send_code', call: 'email.send_code', screen: 'form', surface: 'notice' }),
});

export const InternalError0AtMobileSendCodeInForm = meta.story({
  name: 'Internal error (0), when the code is sent to a phone, in the form',
  ...partnerErrorStory({ scenario: 'passport.0@mobile.send_code', call: 'mobile.send_code', screen: 'form', surface: 'notice' }),
});

export const InternalError0AtEmailLoginWithBindInForm = meta.story({
  name: 'Internal error (0), when an e-mail address is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.0@email_login_with_bind', call: 'email_login_with_bind', screen: 'form', surface: 'notice' }),
});

export const InternalError0AtSmsLoginWithBindInForm = meta.story({
  name: 'Internal error (0), when a phone number is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.0@sms_login_with_bind', call: 'sms_login_with_bind', screen: 'form', surface: 'notice' }),
});

export const InternalError0AtOauthCallbackInCallback = meta.story({
  name: 'Internal error (0), when a provider returns, at the callback',
  ...partnerErrorStory({ scenario: 'passport.0@oauth.callback', call: 'oauth.callback', screen: 'callback', surface: 'error-screen' }),
});

export const LocationError17AtEmailSendCodeInForm = meta.story({
  name: 'Location error (17), when the code is sent, in the form',
  ...partnerErrorStory({ scenario: 'passport.17@email.send_code', call: 'email.send_code', screen: 'form', surface: 'notice' }),
});

export const LocationError17AtMobileSendCodeInForm = meta.story({
  name: 'Location error (17), when the code is sent to a phone, in the form',
  ...partnerErrorStory({ scenario: 'passport.17@mobile.send_code', call: 'mobile.send_code', screen: 'form', surface: 'notice' }),
});

export const MobileExist1001AtMobileSendCodeInForm = meta.story({
  name: 'Mobile exist (1001), when the code is sent to a phone, in the form',
  ...partnerErrorStory({ scenario: 'passport.1001@mobile.send_code', call: 'mobile.send_code', screen: 'form', surface: 'phone' }),
});

export const MobileExist1001AtSmsLoginWithBindInForm = meta.story({
  name: 'Mobile exist (1001), when a phone number is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.1001@sms_login_with_bind', call: 'sms_login_with_bind', screen: 'form', surface: 'phone' }),
});

export const AccountAlreadyLinked1007AtEmailLoginWithBindInForm = meta.story({
  name: 'Account already linked (1007), when an e-mail address is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.1007@email_login_with_bind', call: 'email_login_with_bind', screen: 'form', surface: 'linked' }),
});

export const AccountAlreadyLinked1007AtSmsLoginWithBindInForm = meta.story({
  name: 'Account already linked (1007), when a phone number is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.1007@sms_login_with_bind', call: 'sms_login_with_bind', screen: 'form', surface: 'linked' }),
});

export const AccountAlreadyLinked1007AtOauthCallbackInCallback = meta.story({
  name: 'Account already linked (1007), when a provider returns, at the callback',
  ...partnerErrorStory({ scenario: 'passport.1007@oauth.callback', call: 'oauth.callback', screen: 'callback', surface: 'linked' }),
});

export const NotRegistered1011AtEmailSendCodeInForm = meta.story({
  name: 'Not registered (1011), when the code is sent, in the form',
  ...partnerErrorStory({ scenario: 'passport.1011@email.send_code', call: 'email.send_code', screen: 'form', surface: 'notice' }),
});

export const NotRegistered1011AtMobileSendCodeInForm = meta.story({
  name: 'Not registered (1011), when the code is sent to a phone, in the form',
  ...partnerErrorStory({ scenario: 'passport.1011@mobile.send_code', call: 'mobile.send_code', screen: 'form', surface: 'notice' }),
});

export const NotRegistered1011AtSmsLoginWithBindInForm = meta.story({
  name: 'Not registered (1011), when a phone number is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.1011@sms_login_with_bind', call: 'sms_login_with_bind', screen: 'form', surface: 'notice' }),
});

export const NotRegistered1011AtEmailLoginWithBindInForm = meta.story({
  name: 'Not registered (1011), when an e-mail address is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.1011@email_login_with_bind', call: 'email_login_with_bind', screen: 'form', surface: 'notice' }),
});

export const EmailExist1023AtEmailSendCodeInForm = meta.story({
  name: 'Email exist (1023), when the code is sent, in the form',
  ...partnerErrorStory({ scenario: 'passport.1023@email.send_code', call: 'email.send_code', screen: 'form', surface: 'email' }),
});

export const EmailExist1023AtEmailLoginWithBindInForm = meta.story({
  name: 'Email exist (1023), when an e-mail address is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.1023@email_login_with_bind', call: 'email_login_with_bind', screen: 'form', surface: 'email' }),
});

export const RegisterMobileExist1035AtMobileSendCodeInForm = meta.story({
  name: 'Register mobile exist (1035), when the code is sent to a phone, in the form',
  ...partnerErrorStory({ scenario: 'passport.1035@mobile.send_code', call: 'mobile.send_code', screen: 'form', surface: 'phone' }),
});

export const RegisterMobileExist1035AtSmsLoginWithBindInForm = meta.story({
  name: 'Register mobile exist (1035), when a phone number is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.1035@sms_login_with_bind', call: 'sms_login_with_bind', screen: 'form', surface: 'phone' }),
});

export const MobileCodeError1203AtSmsLoginWithBindInForm = meta.story({
  name: 'Mobile code error (1203), when a phone number is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.1203@sms_login_with_bind', call: 'sms_login_with_bind', screen: 'form', surface: 'code-field' }),
});

export const EmailCodeExpired1703AtEmailLoginWithBindInForm = meta.story({
  name: 'Email code expired (1703), when an e-mail address is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.1703@email_login_with_bind', call: 'email_login_with_bind', screen: 'form', surface: 'code-field' }),
});

export const EmailCodeWrong1704AtEmailLoginWithBindInForm = meta.story({
  name: 'Email code wrong (1704), when an e-mail address is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.1704@email_login_with_bind', call: 'email_login_with_bind', screen: 'form', surface: 'code-field' }),
});

export const CannotLoadProfile1902AtSmsLoginWithBindInForm = meta.story({
  name: 'Cannot load profile (1902), when a phone number is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.1902@sms_login_with_bind', call: 'sms_login_with_bind', screen: 'form', surface: 'notice' }),
});

export const CannotLoadProfile1902AtEmailLoginWithBindInForm = meta.story({
  name: 'Cannot load profile (1902), when an e-mail address is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.1902@email_login_with_bind', call: 'email_login_with_bind', screen: 'form', surface: 'notice' }),
});

export const CannotLoadProfile1902AtOauthCallbackInCallback = meta.story({
  name: 'Cannot load profile (1902), when a provider returns, at the callback',
  ...partnerErrorStory({ scenario: 'passport.1902@oauth.callback', call: 'oauth.callback', screen: 'callback', surface: 'notice' }),
});

export const SecondVerify2046AtOauthCallbackInCallback = meta.story({
  name: 'Second verify (2046), when a provider returns, at the callback',
  ...partnerErrorStory({ scenario: 'passport.2046@oauth.callback', call: 'oauth.callback', screen: 'callback', surface: 'toast' }),
});

export const SecondVerify2046AtEmailLoginWithBindInForm = meta.story({
  name: 'Second verify (2046), when an e-mail address is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.2046@email_login_with_bind', call: 'email_login_with_bind', screen: 'form', surface: 'notice' }),
});

export const SecondVerify2046AtSmsLoginWithBindInForm = meta.story({
  name: 'Second verify (2046), when a phone number is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.2046@sms_login_with_bind', call: 'sms_login_with_bind', screen: 'form', surface: 'notice' }),
});

export const SecondVerifyConflict2097AtOauthCallbackInCallback = meta.story({
  name: 'Second verify conflict (2097), when a provider returns, at the callback',
  ...partnerErrorStory({ scenario: 'passport.2097@oauth.callback', call: 'oauth.callback', screen: 'callback', surface: 'notice' }),
});

export const SecondVerifyConflict2097AtEmailLoginWithBindInForm = meta.story({
  name: 'Second verify conflict (2097), when an e-mail address is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.2097@email_login_with_bind', call: 'email_login_with_bind', screen: 'form', surface: 'notice' }),
});

export const SecondVerifyConflict2097AtSmsLoginWithBindInForm = meta.story({
  name: 'Second verify conflict (2097), when a phone number is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.2097@sms_login_with_bind', call: 'sms_login_with_bind', screen: 'form', surface: 'notice' }),
});

export const NoEmailOrPhone4026AtOauthCallbackInCallback = meta.story({
  name: 'No email or phone (4026), when a provider returns, at the callback',
  ...partnerErrorStory({ scenario: 'passport.4026@oauth.callback', call: 'oauth.callback', screen: 'callback', surface: 'phone' }),
});

export const NoEmailOrPhone4026AtSmsLoginWithBindInForm = meta.story({
  name: 'No email or phone (4026), when a phone number is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.4026@sms_login_with_bind', call: 'sms_login_with_bind', screen: 'form', surface: 'phone' }),
});

export const NoEmailOrPhone4026AtEmailLoginWithBindInForm = meta.story({
  name: 'No email or phone (4026), when an e-mail address is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.4026@email_login_with_bind', call: 'email_login_with_bind', screen: 'form', surface: 'email' }),
});

export const MigrationAlreadyBound4027AtSmsLoginWithBindInForm = meta.story({
  name: 'Migration already bound (4027), when a phone number is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.4027@sms_login_with_bind', call: 'sms_login_with_bind', screen: 'form', surface: 'linked' }),
});

export const MigrationAlreadyBound4027AtEmailLoginWithBindInForm = meta.story({
  name: 'Migration already bound (4027), when an e-mail address is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.4027@email_login_with_bind', call: 'email_login_with_bind', screen: 'form', surface: 'linked' }),
});

export const GoogleConflict12011AtOauthCallbackInCallback = meta.story({
  name: 'Google conflict (12011), when a provider returns, at the callback',
  ...partnerErrorStory({ scenario: 'passport.12011@oauth.callback', call: 'oauth.callback', screen: 'callback', surface: 'error-screen' }),
});

export const OAuthAlreadyBound12014AtOauthCallbackInCallback = meta.story({
  name: 'Oauth already bound (12014), when a provider returns, at the callback',
  ...partnerErrorStory({ scenario: 'passport.12014@oauth.callback', call: 'oauth.callback', screen: 'callback', surface: 'linked' }),
});

export const OAuthAlreadyBound12014AtEmailLoginWithBindInForm = meta.story({
  name: 'Oauth already bound (12014), when an e-mail address is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.12014@email_login_with_bind', call: 'email_login_with_bind', screen: 'form', surface: 'linked' }),
});

export const OAuthAlreadyBound12014AtSmsLoginWithBindInForm = meta.story({
  name: 'Oauth already bound (12014), when a phone number is bound, in the form',
  ...partnerErrorStory({ scenario: 'passport.12014@sms_login_with_bind', call: 'sms_login_with_bind', screen: 'form', surface: 'linked' }),
});

export const CloseCaptchaAtEmailSendCodeInForm = meta.story({
  name: 'Close captcha (CloseCaptcha), when the code is sent, in the form',
  ...partnerErrorStory({ scenario: 'passport.CloseCaptcha@email.send_code', call: 'email.send_code', screen: 'form', surface: 'nothing' }),
});

export const CloseCaptchaAtMobileSendCodeInForm = meta.story({
  name: 'Close captcha (CloseCaptcha), when the code is sent to a phone, in the form',
  ...partnerErrorStory({ scenario: 'passport.CloseCaptcha@mobile.send_code', call: 'mobile.send_code', screen: 'form', surface: 'nothing' }),
});

export const TextErrorMinus1AtEmailSendCodeInForm = meta.story({
  name: 'Text error (-1), when the code is sent, in the form',
  ...partnerErrorStory({ scenario: 'passport.-1@email.send_code', call: 'email.send_code', screen: 'form', surface: 'notice' }),
});

export const TextErrorMinus1AtMobileSendCodeInForm = meta.story({
  name: 'Text error (-1), when the code is sent to a phone, in the form',
  ...partnerErrorStory({ scenario: 'passport.-1@mobile.send_code', call: 'mobile.send_code', screen: 'form', surface: 'notice' }),
});

export const AccountAlreadyLinked1007AtOnboardV1TokoFastOnboardCriteriaCheckInEntrance = meta.story({
  name: 'Account already linked (1007), when the criteria are checked, at the entrance',
  ...partnerErrorStory({ scenario: 'product.1007@onboard.v1.toko_fast_onboard.criteria.check', call: 'onboard.v1.toko_fast_onboard.criteria.check', screen: 'entrance', surface: 'linked' }),
});

export const AccountAlreadyLinked1007AtOnboardV1TokoFastOnboardTokoDataPrefillInCallback = meta.story({
  name: 'Account already linked (1007), when the data is read, at the callback',
  ...partnerErrorStory({ scenario: 'product.1007@onboard.v1.toko_fast_onboard.toko_data.prefill', call: 'onboard.v1.toko_fast_onboard.toko_data.prefill', screen: 'callback', surface: 'linked' }),
});

export const AccountAlreadyLinked1007AtOnboardV1TokoFastOnboardSubmitInForm = meta.story({
  name: 'Account already linked (1007), when the data is handed over, in the form',
  ...partnerErrorStory({ scenario: 'product.1007@onboard.v1.toko_fast_onboard.submit', call: 'onboard.v1.toko_fast_onboard.submit', screen: 'form', surface: 'linked' }),
});

export const AccountAlreadyLinked1007AtOnboardV1TokoFastOnboardStartInEntrance = meta.story({
  name: 'Account already linked (1007), when the linking is started, at the entrance',
  ...partnerErrorStory({ scenario: 'product.1007@onboard.v1.toko_fast_onboard.start', call: 'onboard.v1.toko_fast_onboard.start', screen: 'entrance', surface: 'linked' }),
});

export const AccountAlreadyLinked1007AtOnboardV1TokoFastOnboardStartInCallback = meta.story({
  name: 'Account already linked (1007), when the linking is started, at the callback',
  ...partnerErrorStory({ scenario: 'product.1007@onboard.v1.toko_fast_onboard.start', call: 'onboard.v1.toko_fast_onboard.start', screen: 'callback', surface: 'linked' }),
});

export const AccountAlreadyLinked1007AtOnboardV1TokoFastOnboardStartInForm = meta.story({
  name: 'Account already linked (1007), when the linking is started, in the form',
  ...partnerErrorStory({ scenario: 'product.1007@onboard.v1.toko_fast_onboard.start', call: 'onboard.v1.toko_fast_onboard.start', screen: 'form', surface: 'linked' }),
});

export const NoEmailOrPhone4026AtOnboardV1TokoFastOnboardCriteriaCheckInEntrance = meta.story({
  name: 'No email or phone (4026), when the criteria are checked, at the entrance',
  ...partnerErrorStory({ scenario: 'product.4026@onboard.v1.toko_fast_onboard.criteria.check', call: 'onboard.v1.toko_fast_onboard.criteria.check', screen: 'entrance', surface: 'phone' }),
});

export const NoEmailOrPhone4026AtOnboardV1TokoFastOnboardTokoDataPrefillInCallback = meta.story({
  name: 'No email or phone (4026), when the data is read, at the callback',
  ...partnerErrorStory({ scenario: 'product.4026@onboard.v1.toko_fast_onboard.toko_data.prefill', call: 'onboard.v1.toko_fast_onboard.toko_data.prefill', screen: 'callback', surface: 'phone' }),
});

export const NoEmailOrPhone4026AtOnboardV1TokoFastOnboardSubmitInForm = meta.story({
  name: 'No email or phone (4026), when the data is handed over, in the form',
  ...partnerErrorStory({ scenario: 'product.4026@onboard.v1.toko_fast_onboard.submit', call: 'onboard.v1.toko_fast_onboard.submit', screen: 'form', surface: 'phone' }),
});

export const NoEmailOrPhone4026AtOnboardV1TokoFastOnboardStartInEntrance = meta.story({
  name: 'No email or phone (4026), when the linking is started, at the entrance',
  ...partnerErrorStory({ scenario: 'product.4026@onboard.v1.toko_fast_onboard.start', call: 'onboard.v1.toko_fast_onboard.start', screen: 'entrance', surface: 'phone' }),
});

export const NoEmailOrPhone4026AtOnboardV1TokoFastOnboardStartInCallback = meta.story({
  name: 'No email or phone (4026), when the linking is started, at the callback',
  ...partnerErrorStory({ scenario: 'product.4026@onboard.v1.toko_fast_onboard.start', call: 'onboard.v1.toko_fast_onboard.start', screen: 'callback', surface: 'phone' }),
});

export const NoEmailOrPhone4026AtOnboardV1TokoFastOnboardStartInForm = meta.story({
  name: 'No email or phone (4026), when the linking is started, in the form',
  ...partnerErrorStory({ scenario: 'product.4026@onboard.v1.toko_fast_onboard.start', call: 'onboard.v1.toko_fast_onboard.start', screen: 'form', surface: 'phone' }),
});

export const MigrationAlreadyBound4027AtOnboardV1TokoFastOnboardCriteriaCheckInEntrance = meta.story({
  name: 'Migration already bound (4027), when the criteria are checked, at the entrance',
  ...partnerErrorStory({ scenario: 'product.4027@onboard.v1.toko_fast_onboard.criteria.check', call: 'onboard.v1.toko_fast_onboard.criteria.check', screen: 'entrance', surface: 'linked' }),
});

export const MigrationAlreadyBound4027AtOnboardV1TokoFastOnboardTokoDataPrefillInCallback = meta.story({
  name: 'Migration already bound (4027), when the data is read, at the callback',
  ...partnerErrorStory({ scenario: 'product.4027@onboard.v1.toko_fast_onboard.toko_data.prefill', call: 'onboard.v1.toko_fast_onboard.toko_data.prefill', screen: 'callback', surface: 'linked' }),
});

export const MigrationAlreadyBound4027AtOnboardV1TokoFastOnboardSubmitInForm = meta.story({
  name: 'Migration already bound (4027), when the data is handed over, in the form',
  ...partnerErrorStory({ scenario: 'product.4027@onboard.v1.toko_fast_onboard.submit', call: 'onboard.v1.toko_fast_onboard.submit', screen: 'form', surface: 'linked' }),
});

export const MigrationAlreadyBound4027AtOnboardV1TokoFastOnboardStartInEntrance = meta.story({
  name: 'Migration already bound (4027), when the linking is started, at the entrance',
  ...partnerErrorStory({ scenario: 'product.4027@onboard.v1.toko_fast_onboard.start', call: 'onboard.v1.toko_fast_onboard.start', screen: 'entrance', surface: 'linked' }),
});

export const MigrationAlreadyBound4027AtOnboardV1TokoFastOnboardStartInCallback = meta.story({
  name: 'Migration already bound (4027), when the linking is started, at the callback',
  ...partnerErrorStory({ scenario: 'product.4027@onboard.v1.toko_fast_onboard.start', call: 'onboard.v1.toko_fast_onboard.start', screen: 'callback', surface: 'linked' }),
});

export const MigrationAlreadyBound4027AtOnboardV1TokoFastOnboardStartInForm = meta.story({
  name: 'Migration already bound (4027), when the linking is started, in the form',
  ...partnerErrorStory({ scenario: 'product.4027@onboard.v1.toko_fast_onboard.start', call: 'onboard.v1.toko_fast_onboard.start', screen: 'form', surface: 'linked' }),
});

export const PartnerRefused9999AtOnboardV1TokoFastOnboardCriteriaCheckInEntrance = meta.story({
  name: 'Partner refused (9999), when the criteria are checked, at the entrance',
  ...partnerErrorStory({ scenario: 'product.other@onboard.v1.toko_fast_onboard.criteria.check', call: 'onboard.v1.toko_fast_onboard.criteria.check', screen: 'entrance', surface: 'notice' }),
});

export const PartnerRefused9999AtOnboardV1TokoFastOnboardTokoDataPrefillInCallback = meta.story({
  name: 'Partner refused (9999), when the data is read, at the callback',
  ...partnerErrorStory({ scenario: 'product.other@onboard.v1.toko_fast_onboard.toko_data.prefill', call: 'onboard.v1.toko_fast_onboard.toko_data.prefill', screen: 'callback', surface: 'notice' }),
});

export const PartnerRefused9999AtOnboardV1TokoFastOnboardSubmitInForm = meta.story({
  name: 'Partner refused (9999), when the data is handed over, in the form',
  ...partnerErrorStory({ scenario: 'product.other@onboard.v1.toko_fast_onboard.submit', call: 'onboard.v1.toko_fast_onboard.submit', screen: 'form', surface: 'notice' }),
});

export const PartnerRefused9999AtOnboardV1TokoFastOnboardStartInEntrance = meta.story({
  name: 'Partner refused (9999), when the linking is started, at the entrance',
  ...partnerErrorStory({ scenario: 'product.other@onboard.v1.toko_fast_onboard.start', call: 'onboard.v1.toko_fast_onboard.start', screen: 'entrance', surface: 'notice' }),
});

export const PartnerRefused9999AtOnboardV1TokoFastOnboardStartInCallback = meta.story({
  name: 'Partner refused (9999), when the linking is started, at the callback',
  ...partnerErrorStory({ scenario: 'product.other@onboard.v1.toko_fast_onboard.start', call: 'onboard.v1.toko_fast_onboard.start', screen: 'callback', surface: 'notice' }),
});

export const PartnerRefused9999AtOnboardV1TokoFastOnboardStartInForm = meta.story({
  name: 'Partner refused (9999), when the linking is started, in the form',
  ...partnerErrorStory({ scenario: 'product.other@onboard.v1.toko_fast_onboard.start', call: 'onboard.v1.toko_fast_onboard.start', screen: 'form', surface: 'notice' }),
});
