// Written by `npm run generate -- error-stories` from src/domain/errors/errorCatalogue.ts; edit that and run it again.
import { FramedPage } from '../../.storybook/FramedPage.tsx';
import preview from '../../.storybook/preview.tsx';
import { errorStory } from '../support/errorStory.tsx';

const meta = preview.meta({
  title: 'Errors/passport',
  parameters: {
    layout: 'fullscreen',
    // Each error walks the whole page, in a frame of its own.
    docs: { page: FramedPage },
  },
});

export const InternalError0AtEmailSendCode = meta.story({
  name: 'Internal error (0), when the code is sent',
  ...errorStory({ scenario: 'passport.0@email.send_code', call: 'email.send_code', surface: 'toast' }),
});

export const InternalError0AtMobileSendCode = meta.story({
  name: 'Internal error (0), when the code is sent to a phone',
  ...errorStory({ scenario: 'passport.0@mobile.send_code', call: 'mobile.send_code', surface: 'toast' }),
});

export const InternalError0AtEmailRegisterCodeVerify = meta.story({
  name: 'Internal error (0), when the code is checked',
  ...errorStory({ scenario: 'passport.0@email.register.code_verify', call: 'email.register.code_verify', surface: 'code-field' }),
});

export const InternalError0AtMobileRegisterCodeVerify = meta.story({
  name: 'Internal error (0), when the code of a phone is checked',
  ...errorStory({ scenario: 'passport.0@mobile.register.code_verify', call: 'mobile.register.code_verify', surface: 'code-field' }),
});

export const InternalError0AtEmailCheckCode = meta.story({
  name: 'Internal error (0), when the code of a forgotten password is checked',
  ...errorStory({ scenario: 'passport.0@email.check_code', call: 'email.check_code', surface: 'code-field' }),
});

export const InternalError0AtMobileCheckCode = meta.story({
  name: 'Internal error (0), when the code of a forgotten password is checked, by phone',
  ...errorStory({ scenario: 'passport.0@mobile.check_code', call: 'mobile.check_code', surface: 'code-field' }),
});

export const InternalError0AtRegister = meta.story({
  name: 'Internal error (0), when the single form registers a phone',
  ...errorStory({ scenario: 'passport.0@register', call: 'register', surface: 'toast' }),
});

export const InternalError0AtActivateEmailRegister = meta.story({
  name: 'Internal error (0), when the single form registers without a prefix',
  ...errorStory({ scenario: 'passport.0@activate_email.register', call: 'activate_email.register', surface: 'toast' }),
});

export const InternalError0AtEmailRegisterVerifyLogin = meta.story({
  name: 'Internal error (0), when the single form registers an e-mail address',
  ...errorStory({ scenario: 'passport.0@email.register_verify_login', call: 'email.register_verify_login', surface: 'toast' }),
});

export const InternalError0AtEmailRegisterTicketRegister = meta.story({
  name: 'Internal error (0), when the account is registered',
  ...errorStory({ scenario: 'passport.0@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'toast' }),
});

export const InternalError0AtEmailLoginWithBind = meta.story({
  name: 'Internal error (0), when an e-mail address is bound',
  ...errorStory({ scenario: 'passport.0@email_login_with_bind', call: 'email_login_with_bind', surface: 'toast' }),
});

export const InternalError0AtOauthLoginWithEmailBind = meta.story({
  name: 'Internal error (0), when an e-mail address is bound to a sign-in',
  ...errorStory({ scenario: 'passport.0@oauth_login_with_email_bind', call: 'oauth_login_with_email_bind', surface: 'toast' }),
});

export const InternalError0AtSmsLoginWithBind = meta.story({
  name: 'Internal error (0), when a phone number is bound',
  ...errorStory({ scenario: 'passport.0@sms_login_with_bind', call: 'sms_login_with_bind', surface: 'toast' }),
});

export const InternalError0AtOauthLoginWithMobileBind = meta.story({
  name: 'Internal error (0), when a phone number is bound to a sign-in',
  ...errorStory({ scenario: 'passport.0@oauth_login_with_mobile_bind', call: 'oauth_login_with_mobile_bind', surface: 'toast' }),
});

export const InternalError0AtPasswordResetByEmailTicket = meta.story({
  name: 'Internal error (0), when the new password is saved',
  ...errorStory({ scenario: 'passport.0@password.reset_by_email_ticket', call: 'password.reset_by_email_ticket', surface: 'toast' }),
});

export const InternalError0AtPasswordResetByTicket = meta.story({
  name: 'Internal error (0), when the new password is saved, by phone',
  ...errorStory({ scenario: 'passport.0@password.reset_by_ticket', call: 'password.reset_by_ticket', surface: 'toast' }),
});

export const InternalError0AtAccountLogin = meta.story({
  name: 'Internal error (0), at the log-in',
  ...errorStory({ scenario: 'passport.0@account.login', call: 'account.login', surface: 'toast' }),
});

export const InternalError0AtLogout = meta.story({
  name: 'Internal error (0), at the log-out',
  ...errorStory({ scenario: 'passport.0@logout', call: 'logout', surface: 'nothing' }),
});

export const InternalError0AtOauthCallback = meta.story({
  name: 'Internal error (0), when a provider returns',
  ...errorStory({ scenario: 'passport.0@oauth.callback', call: 'oauth.callback', surface: 'error-screen' }),
});

export const InternalError0AtOidcCallback = meta.story({
  name: 'Internal error (0), when an OpenID provider returns',
  ...errorStory({ scenario: 'passport.0@oidc.callback', call: 'oidc.callback', surface: 'error-screen' }),
});

export const LocationError17AtEmailSendCode = meta.story({
  name: 'Location error (17), when the code is sent',
  ...errorStory({ scenario: 'passport.17@email.send_code', call: 'email.send_code', surface: 'market' }),
});

export const LocationError17AtMobileSendCode = meta.story({
  name: 'Location error (17), when the code is sent to a phone',
  ...errorStory({ scenario: 'passport.17@mobile.send_code', call: 'mobile.send_code', surface: 'market' }),
});

export const LocationError17AtRegister = meta.story({
  name: 'Location error (17), when the single form registers a phone',
  ...errorStory({ scenario: 'passport.17@register', call: 'register', surface: 'market' }),
});

export const LocationError17AtActivateEmailRegister = meta.story({
  name: 'Location error (17), when the single form registers without a prefix',
  ...errorStory({ scenario: 'passport.17@activate_email.register', call: 'activate_email.register', surface: 'market' }),
});

export const LocationError17AtEmailRegisterVerifyLogin = meta.story({
  name: 'Location error (17), when the single form registers an e-mail address',
  ...errorStory({ scenario: 'passport.17@email.register_verify_login', call: 'email.register_verify_login', surface: 'market' }),
});

export const LocationError17AtEmailRegisterTicketRegister = meta.story({
  name: 'Location error (17), when the account is registered',
  ...errorStory({ scenario: 'passport.17@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'toast' }),
});

export const MobileExist1001AtRegister = meta.story({
  name: 'Mobile exist (1001), when the single form registers a phone',
  ...errorStory({ scenario: 'passport.1001@register', call: 'register', surface: 'conflict' }),
});

export const MobileExist1001AtMobileSendCode = meta.story({
  name: 'Mobile exist (1001), when the code is sent to a phone',
  ...errorStory({ scenario: 'passport.1001@mobile.send_code', call: 'mobile.send_code', surface: 'conflict' }),
});

export const MobileExist1001AtSmsLoginWithBind = meta.story({
  name: 'Mobile exist (1001), when a phone number is bound',
  ...errorStory({ scenario: 'passport.1001@sms_login_with_bind', call: 'sms_login_with_bind', surface: 'conflict' }),
});

export const AccountAlreadyLinked1007AtEmailLoginWithBind = meta.story({
  name: 'Account already linked (1007), when an e-mail address is bound',
  ...errorStory({ scenario: 'passport.1007@email_login_with_bind', call: 'email_login_with_bind', surface: 'dialog' }),
});

export const AccountAlreadyLinked1007AtOauthLoginWithEmailBind = meta.story({
  name: 'Account already linked (1007), when an e-mail address is bound to a sign-in',
  ...errorStory({ scenario: 'passport.1007@oauth_login_with_email_bind', call: 'oauth_login_with_email_bind', surface: 'dialog' }),
});

export const AccountAlreadyLinked1007AtSmsLoginWithBind = meta.story({
  name: 'Account already linked (1007), when a phone number is bound',
  ...errorStory({ scenario: 'passport.1007@sms_login_with_bind', call: 'sms_login_with_bind', surface: 'dialog' }),
});

export const AccountAlreadyLinked1007AtOauthLoginWithMobileBind = meta.story({
  name: 'Account already linked (1007), when a phone number is bound to a sign-in',
  ...errorStory({ scenario: 'passport.1007@oauth_login_with_mobile_bind', call: 'oauth_login_with_mobile_bind', surface: 'dialog' }),
});

export const AccountAlreadyLinked1007AtOauthCallback = meta.story({
  name: 'Account already linked (1007), when a provider returns',
  ...errorStory({ scenario: 'passport.1007@oauth.callback', call: 'oauth.callback', surface: 'dialog' }),
});

export const InvalidPassword1010AtAccountLogin = meta.story({
  name: 'Invalid password (1010), at the log-in',
  ...errorStory({ scenario: 'passport.1010@account.login', call: 'account.login', surface: 'password-field' }),
});

export const InvalidPassword1010AtPasswordResetByEmailTicket = meta.story({
  name: 'Invalid password (1010), when the new password is saved',
  ...errorStory({ scenario: 'passport.1010@password.reset_by_email_ticket', call: 'password.reset_by_email_ticket', surface: 'password-field' }),
});

export const InvalidPassword1010AtPasswordResetByTicket = meta.story({
  name: 'Invalid password (1010), when the new password is saved, by phone',
  ...errorStory({ scenario: 'passport.1010@password.reset_by_ticket', call: 'password.reset_by_ticket', surface: 'password-field' }),
});

export const InvalidPassword1010AtOauthLoginWithEmailBind = meta.story({
  name: 'Invalid password (1010), when an e-mail address is bound to a sign-in',
  ...errorStory({ scenario: 'passport.1010@oauth_login_with_email_bind', call: 'oauth_login_with_email_bind', surface: 'password-field' }),
});

export const InvalidPassword1010AtOauthLoginWithMobileBind = meta.story({
  name: 'Invalid password (1010), when a phone number is bound to a sign-in',
  ...errorStory({ scenario: 'passport.1010@oauth_login_with_mobile_bind', call: 'oauth_login_with_mobile_bind', surface: 'password-field' }),
});

export const InvalidPassword1010AtRegister = meta.story({
  name: 'Invalid password (1010), when the single form registers a phone',
  ...errorStory({ scenario: 'passport.1010@register', call: 'register', surface: 'password-field' }),
});

export const InvalidPassword1010AtActivateEmailRegister = meta.story({
  name: 'Invalid password (1010), when the single form registers without a prefix',
  ...errorStory({ scenario: 'passport.1010@activate_email.register', call: 'activate_email.register', surface: 'password-field' }),
});

export const InvalidPassword1010AtEmailRegisterVerifyLogin = meta.story({
  name: 'Invalid password (1010), when the single form registers an e-mail address',
  ...errorStory({ scenario: 'passport.1010@email.register_verify_login', call: 'email.register_verify_login', surface: 'password-field' }),
});

export const InvalidPassword1010AtEmailRegisterTicketRegister = meta.story({
  name: 'Invalid password (1010), when the account is registered',
  ...errorStory({ scenario: 'passport.1010@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'toast' }),
});

export const NotRegistered1011AtAccountLogin = meta.story({
  name: 'Not registered (1011), at the log-in',
  ...errorStory({ scenario: 'passport.1011@account.login', call: 'account.login', surface: 'account-field' }),
});

export const NotRegistered1011AtEmailSendCode = meta.story({
  name: 'Not registered (1011), when the code is sent',
  ...errorStory({ scenario: 'passport.1011@email.send_code', call: 'email.send_code', surface: 'account-field' }),
});

export const NotRegistered1011AtMobileSendCode = meta.story({
  name: 'Not registered (1011), when the code is sent to a phone',
  ...errorStory({ scenario: 'passport.1011@mobile.send_code', call: 'mobile.send_code', surface: 'account-field' }),
});

export const NotRegistered1011AtEmailCheckCode = meta.story({
  name: 'Not registered (1011), when the code of a forgotten password is checked',
  ...errorStory({ scenario: 'passport.1011@email.check_code', call: 'email.check_code', surface: 'account-field' }),
});

export const NotRegistered1011AtMobileCheckCode = meta.story({
  name: 'Not registered (1011), when the code of a forgotten password is checked, by phone',
  ...errorStory({ scenario: 'passport.1011@mobile.check_code', call: 'mobile.check_code', surface: 'account-field' }),
});

export const NotRegistered1011AtPasswordResetByEmailTicket = meta.story({
  name: 'Not registered (1011), when the new password is saved',
  ...errorStory({ scenario: 'passport.1011@password.reset_by_email_ticket', call: 'password.reset_by_email_ticket', surface: 'account-field' }),
});

export const NotRegistered1011AtPasswordResetByTicket = meta.story({
  name: 'Not registered (1011), when the new password is saved, by phone',
  ...errorStory({ scenario: 'passport.1011@password.reset_by_ticket', call: 'password.reset_by_ticket', surface: 'account-field' }),
});

export const NotRegistered1011AtSmsLoginWithBind = meta.story({
  name: 'Not registered (1011), when a phone number is bound',
  ...errorStory({ scenario: 'passport.1011@sms_login_with_bind', call: 'sms_login_with_bind', surface: 'account-field' }),
});

export const NotRegistered1011AtEmailLoginWithBind = meta.story({
  name: 'Not registered (1011), when an e-mail address is bound',
  ...errorStory({ scenario: 'passport.1011@email_login_with_bind', call: 'email_login_with_bind', surface: 'account-field' }),
});

export const EmailExist1023AtEmailSendCode = meta.story({
  name: 'Email exist (1023), when the code is sent',
  ...errorStory({ scenario: 'passport.1023@email.send_code', call: 'email.send_code', surface: 'conflict' }),
});

export const EmailExist1023AtRegister = meta.story({
  name: 'Email exist (1023), when the single form registers a phone',
  ...errorStory({ scenario: 'passport.1023@register', call: 'register', surface: 'conflict' }),
});

export const EmailExist1023AtActivateEmailRegister = meta.story({
  name: 'Email exist (1023), when the single form registers without a prefix',
  ...errorStory({ scenario: 'passport.1023@activate_email.register', call: 'activate_email.register', surface: 'conflict' }),
});

export const EmailExist1023AtEmailRegisterVerifyLogin = meta.story({
  name: 'Email exist (1023), when the single form registers an e-mail address',
  ...errorStory({ scenario: 'passport.1023@email.register_verify_login', call: 'email.register_verify_login', surface: 'conflict' }),
});

export const EmailExist1023AtEmailRegisterTicketRegister = meta.story({
  name: 'Email exist (1023), when the account is registered',
  ...errorStory({ scenario: 'passport.1023@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'conflict' }),
});

export const EmailExist1023AtEmailLoginWithBind = meta.story({
  name: 'Email exist (1023), when an e-mail address is bound',
  ...errorStory({ scenario: 'passport.1023@email_login_with_bind', call: 'email_login_with_bind', surface: 'conflict' }),
});

export const RegisterMobileExist1035AtRegister = meta.story({
  name: 'Register mobile exist (1035), when the single form registers a phone',
  ...errorStory({ scenario: 'passport.1035@register', call: 'register', surface: 'conflict' }),
});

export const RegisterMobileExist1035AtMobileSendCode = meta.story({
  name: 'Register mobile exist (1035), when the code is sent to a phone',
  ...errorStory({ scenario: 'passport.1035@mobile.send_code', call: 'mobile.send_code', surface: 'conflict' }),
});

export const RegisterMobileExist1035AtSmsLoginWithBind = meta.story({
  name: 'Register mobile exist (1035), when a phone number is bound',
  ...errorStory({ scenario: 'passport.1035@sms_login_with_bind', call: 'sms_login_with_bind', surface: 'conflict' }),
});

export const MobileCodeError1203AtRegister = meta.story({
  name: 'Mobile code error (1203), when the single form registers a phone',
  ...errorStory({ scenario: 'passport.1203@register', call: 'register', surface: 'code-field' }),
});

export const MobileCodeError1203AtMobileRegisterCodeVerify = meta.story({
  name: 'Mobile code error (1203), when the code of a phone is checked',
  ...errorStory({ scenario: 'passport.1203@mobile.register.code_verify', call: 'mobile.register.code_verify', surface: 'code-field' }),
});

export const MobileCodeError1203AtMobileCheckCode = meta.story({
  name: 'Mobile code error (1203), when the code of a forgotten password is checked, by phone',
  ...errorStory({ scenario: 'passport.1203@mobile.check_code', call: 'mobile.check_code', surface: 'code-field' }),
});

export const MobileCodeError1203AtSmsLoginWithBind = meta.story({
  name: 'Mobile code error (1203), when a phone number is bound',
  ...errorStory({ scenario: 'passport.1203@sms_login_with_bind', call: 'sms_login_with_bind', surface: 'code-field' }),
});

export const MobileCodeError1203AtOauthLoginWithMobileBind = meta.story({
  name: 'Mobile code error (1203), when a phone number is bound to a sign-in',
  ...errorStory({ scenario: 'passport.1203@oauth_login_with_mobile_bind', call: 'oauth_login_with_mobile_bind', surface: 'code-field' }),
});

export const EmailCodeExpired1703AtActivateEmailRegister = meta.story({
  name: 'Email code expired (1703), when the single form registers without a prefix',
  ...errorStory({ scenario: 'passport.1703@activate_email.register', call: 'activate_email.register', surface: 'code-field' }),
});

export const EmailCodeExpired1703AtEmailRegisterVerifyLogin = meta.story({
  name: 'Email code expired (1703), when the single form registers an e-mail address',
  ...errorStory({ scenario: 'passport.1703@email.register_verify_login', call: 'email.register_verify_login', surface: 'code-field' }),
});

export const EmailCodeExpired1703AtRegister = meta.story({
  name: 'Email code expired (1703), when the single form registers a phone',
  ...errorStory({ scenario: 'passport.1703@register', call: 'register', surface: 'code-field' }),
});

export const EmailCodeExpired1703AtEmailRegisterCodeVerify = meta.story({
  name: 'Email code expired (1703), when the code is checked',
  ...errorStory({ scenario: 'passport.1703@email.register.code_verify', call: 'email.register.code_verify', surface: 'code-field' }),
});

export const EmailCodeExpired1703AtEmailCheckCode = meta.story({
  name: 'Email code expired (1703), when the code of a forgotten password is checked',
  ...errorStory({ scenario: 'passport.1703@email.check_code', call: 'email.check_code', surface: 'code-field' }),
});

export const EmailCodeExpired1703AtEmailLoginWithBind = meta.story({
  name: 'Email code expired (1703), when an e-mail address is bound',
  ...errorStory({ scenario: 'passport.1703@email_login_with_bind', call: 'email_login_with_bind', surface: 'code-field' }),
});

export const EmailCodeExpired1703AtOauthLoginWithEmailBind = meta.story({
  name: 'Email code expired (1703), when an e-mail address is bound to a sign-in',
  ...errorStory({ scenario: 'passport.1703@oauth_login_with_email_bind', call: 'oauth_login_with_email_bind', surface: 'code-field' }),
});

export const EmailCodeExpired1703AtEmailRegisterTicketRegister = meta.story({
  name: 'Email code expired (1703), when the account is registered',
  ...errorStory({ scenario: 'passport.1703@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'toast' }),
});

export const EmailCodeWrong1704AtActivateEmailRegister = meta.story({
  name: 'Email code wrong (1704), when the single form registers without a prefix',
  ...errorStory({ scenario: 'passport.1704@activate_email.register', call: 'activate_email.register', surface: 'code-field' }),
});

export const EmailCodeWrong1704AtEmailRegisterVerifyLogin = meta.story({
  name: 'Email code wrong (1704), when the single form registers an e-mail address',
  ...errorStory({ scenario: 'passport.1704@email.register_verify_login', call: 'email.register_verify_login', surface: 'code-field' }),
});

export const EmailCodeWrong1704AtRegister = meta.story({
  name: 'Email code wrong (1704), when the single form registers a phone',
  ...errorStory({ scenario: 'passport.1704@register', call: 'register', surface: 'code-field' }),
});

export const EmailCodeWrong1704AtEmailRegisterCodeVerify = meta.story({
  name: 'Email code wrong (1704), when the code is checked',
  ...errorStory({ scenario: 'passport.1704@email.register.code_verify', call: 'email.register.code_verify', surface: 'code-field' }),
});

export const EmailCodeWrong1704AtEmailCheckCode = meta.story({
  name: 'Email code wrong (1704), when the code of a forgotten password is checked',
  ...errorStory({ scenario: 'passport.1704@email.check_code', call: 'email.check_code', surface: 'code-field' }),
});

export const EmailCodeWrong1704AtEmailLoginWithBind = meta.story({
  name: 'Email code wrong (1704), when an e-mail address is bound',
  ...errorStory({ scenario: 'passport.1704@email_login_with_bind', call: 'email_login_with_bind', surface: 'code-field' }),
});

export const EmailCodeWrong1704AtOauthLoginWithEmailBind = meta.story({
  name: 'Email code wrong (1704), when an e-mail address is bound to a sign-in',
  ...errorStory({ scenario: 'passport.1704@oauth_login_with_email_bind', call: 'oauth_login_with_email_bind', surface: 'code-field' }),
});

export const EmailCodeWrong1704AtEmailRegisterTicketRegister = meta.story({
  name: 'Email code wrong (1704), when the account is registered',
  ...errorStory({ scenario: 'passport.1704@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'toast' }),
});

export const CannotLoadProfile1902AtSmsLoginWithBind = meta.story({
  name: 'Cannot load profile (1902), when a phone number is bound',
  ...errorStory({ scenario: 'passport.1902@sms_login_with_bind', call: 'sms_login_with_bind', surface: 'toast' }),
});

export const CannotLoadProfile1902AtEmailLoginWithBind = meta.story({
  name: 'Cannot load profile (1902), when an e-mail address is bound',
  ...errorStory({ scenario: 'passport.1902@email_login_with_bind', call: 'email_login_with_bind', surface: 'toast' }),
});

export const CannotLoadProfile1902AtOauthCallback = meta.story({
  name: 'Cannot load profile (1902), when a provider returns',
  ...errorStory({ scenario: 'passport.1902@oauth.callback', call: 'oauth.callback', surface: 'toast' }),
});

export const SecondVerify2046AtOauthCallback = meta.story({
  name: 'Second verify (2046), when a provider returns',
  ...errorStory({ scenario: 'passport.2046@oauth.callback', call: 'oauth.callback', surface: 'two-step' }),
});

export const SecondVerify2046AtEmailLoginWithBind = meta.story({
  name: 'Second verify (2046), when an e-mail address is bound',
  ...errorStory({ scenario: 'passport.2046@email_login_with_bind', call: 'email_login_with_bind', surface: 'two-step' }),
});

export const SecondVerify2046AtOauthLoginWithEmailBind = meta.story({
  name: 'Second verify (2046), when an e-mail address is bound to a sign-in',
  ...errorStory({ scenario: 'passport.2046@oauth_login_with_email_bind', call: 'oauth_login_with_email_bind', surface: 'two-step' }),
});

export const SecondVerify2046AtSmsLoginWithBind = meta.story({
  name: 'Second verify (2046), when a phone number is bound',
  ...errorStory({ scenario: 'passport.2046@sms_login_with_bind', call: 'sms_login_with_bind', surface: 'two-step' }),
});

export const SecondVerify2046AtOauthLoginWithMobileBind = meta.story({
  name: 'Second verify (2046), when a phone number is bound to a sign-in',
  ...errorStory({ scenario: 'passport.2046@oauth_login_with_mobile_bind', call: 'oauth_login_with_mobile_bind', surface: 'two-step' }),
});

export const SecondVerify2046AtAccountLogin = meta.story({
  name: 'Second verify (2046), at the log-in',
  ...errorStory({ scenario: 'passport.2046@account.login', call: 'account.login', surface: 'two-step' }),
});

export const SecondVerifyConflict2097AtOauthCallback = meta.story({
  name: 'Second verify conflict (2097), when a provider returns',
  ...errorStory({ scenario: 'passport.2097@oauth.callback', call: 'oauth.callback', surface: 'dialog' }),
});

export const SecondVerifyConflict2097AtEmailLoginWithBind = meta.story({
  name: 'Second verify conflict (2097), when an e-mail address is bound',
  ...errorStory({ scenario: 'passport.2097@email_login_with_bind', call: 'email_login_with_bind', surface: 'dialog' }),
});

export const SecondVerifyConflict2097AtOauthLoginWithEmailBind = meta.story({
  name: 'Second verify conflict (2097), when an e-mail address is bound to a sign-in',
  ...errorStory({ scenario: 'passport.2097@oauth_login_with_email_bind', call: 'oauth_login_with_email_bind', surface: 'dialog' }),
});

export const SecondVerifyConflict2097AtSmsLoginWithBind = meta.story({
  name: 'Second verify conflict (2097), when a phone number is bound',
  ...errorStory({ scenario: 'passport.2097@sms_login_with_bind', call: 'sms_login_with_bind', surface: 'dialog' }),
});

export const SecondVerifyConflict2097AtOauthLoginWithMobileBind = meta.story({
  name: 'Second verify conflict (2097), when a phone number is bound to a sign-in',
  ...errorStory({ scenario: 'passport.2097@oauth_login_with_mobile_bind', call: 'oauth_login_with_mobile_bind', surface: 'dialog' }),
});

export const SecondVerifyConflict2097AtAccountLogin = meta.story({
  name: 'Second verify conflict (2097), at the log-in',
  ...errorStory({ scenario: 'passport.2097@account.login', call: 'account.login', surface: 'dialog' }),
});

export const NoEmailOrPhone4026AtOauthCallback = meta.story({
  name: 'No email or phone (4026), when a provider returns',
  ...errorStory({ scenario: 'passport.4026@oauth.callback', call: 'oauth.callback', surface: 'bind-contact' }),
});

export const NoEmailOrPhone4026AtSmsLoginWithBind = meta.story({
  name: 'No email or phone (4026), when a phone number is bound',
  ...errorStory({ scenario: 'passport.4026@sms_login_with_bind', call: 'sms_login_with_bind', surface: 'dialog' }),
});

export const NoEmailOrPhone4026AtEmailLoginWithBind = meta.story({
  name: 'No email or phone (4026), when an e-mail address is bound',
  ...errorStory({ scenario: 'passport.4026@email_login_with_bind', call: 'email_login_with_bind', surface: 'dialog' }),
});

export const MigrationAlreadyBound4027AtSmsLoginWithBind = meta.story({
  name: 'Migration already bound (4027), when a phone number is bound',
  ...errorStory({ scenario: 'passport.4027@sms_login_with_bind', call: 'sms_login_with_bind', surface: 'dialog' }),
});

export const MigrationAlreadyBound4027AtEmailLoginWithBind = meta.story({
  name: 'Migration already bound (4027), when an e-mail address is bound',
  ...errorStory({ scenario: 'passport.4027@email_login_with_bind', call: 'email_login_with_bind', surface: 'dialog' }),
});

export const GoogleConflict12011AtOauthCallback = meta.story({
  name: 'Google conflict (12011), when a provider returns',
  ...errorStory({ scenario: 'passport.12011@oauth.callback', call: 'oauth.callback', surface: 'bind-contact' }),
});

export const OAuthAlreadyBound12014AtOauthCallback = meta.story({
  name: 'Oauth already bound (12014), when a provider returns',
  ...errorStory({ scenario: 'passport.12014@oauth.callback', call: 'oauth.callback', surface: 'dialog' }),
});

export const OAuthAlreadyBound12014AtEmailLoginWithBind = meta.story({
  name: 'Oauth already bound (12014), when an e-mail address is bound',
  ...errorStory({ scenario: 'passport.12014@email_login_with_bind', call: 'email_login_with_bind', surface: 'dialog' }),
});

export const OAuthAlreadyBound12014AtOauthLoginWithEmailBind = meta.story({
  name: 'Oauth already bound (12014), when an e-mail address is bound to a sign-in',
  ...errorStory({ scenario: 'passport.12014@oauth_login_with_email_bind', call: 'oauth_login_with_email_bind', surface: 'dialog' }),
});

export const OAuthAlreadyBound12014AtSmsLoginWithBind = meta.story({
  name: 'Oauth already bound (12014), when a phone number is bound',
  ...errorStory({ scenario: 'passport.12014@sms_login_with_bind', call: 'sms_login_with_bind', surface: 'dialog' }),
});

export const OAuthAlreadyBound12014AtOauthLoginWithMobileBind = meta.story({
  name: 'Oauth already bound (12014), when a phone number is bound to a sign-in',
  ...errorStory({ scenario: 'passport.12014@oauth_login_with_mobile_bind', call: 'oauth_login_with_mobile_bind', surface: 'dialog' }),
});

export const CloseCaptchaAtRegister = meta.story({
  name: 'Close captcha (CloseCaptcha), when the single form registers a phone',
  ...errorStory({ scenario: 'passport.CloseCaptcha@register', call: 'register', surface: 'nothing' }),
});

export const CloseCaptchaAtActivateEmailRegister = meta.story({
  name: 'Close captcha (CloseCaptcha), when the single form registers without a prefix',
  ...errorStory({ scenario: 'passport.CloseCaptcha@activate_email.register', call: 'activate_email.register', surface: 'nothing' }),
});

export const CloseCaptchaAtEmailRegisterVerifyLogin = meta.story({
  name: 'Close captcha (CloseCaptcha), when the single form registers an e-mail address',
  ...errorStory({ scenario: 'passport.CloseCaptcha@email.register_verify_login', call: 'email.register_verify_login', surface: 'nothing' }),
});

export const CloseCaptchaAtEmailRegisterTicketRegister = meta.story({
  name: 'Close captcha (CloseCaptcha), when the account is registered',
  ...errorStory({ scenario: 'passport.CloseCaptcha@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'nothing' }),
});

export const CloseCaptchaAtEmailSendCode = meta.story({
  name: 'Close captcha (CloseCaptcha), when the code is sent',
  ...errorStory({ scenario: 'passport.CloseCaptcha@email.send_code', call: 'email.send_code', surface: 'nothing' }),
});

export const CloseCaptchaAtMobileSendCode = meta.story({
  name: 'Close captcha (CloseCaptcha), when the code is sent to a phone',
  ...errorStory({ scenario: 'passport.CloseCaptcha@mobile.send_code', call: 'mobile.send_code', surface: 'nothing' }),
});

export const TextErrorMinus1AtRegister = meta.story({
  name: 'Text error (-1), when the single form registers a phone',
  ...errorStory({ scenario: 'passport.-1@register', call: 'register', surface: 'toast' }),
});

export const TextErrorMinus1AtActivateEmailRegister = meta.story({
  name: 'Text error (-1), when the single form registers without a prefix',
  ...errorStory({ scenario: 'passport.-1@activate_email.register', call: 'activate_email.register', surface: 'toast' }),
});

export const TextErrorMinus1AtEmailRegisterVerifyLogin = meta.story({
  name: 'Text error (-1), when the single form registers an e-mail address',
  ...errorStory({ scenario: 'passport.-1@email.register_verify_login', call: 'email.register_verify_login', surface: 'toast' }),
});

export const TextErrorMinus1AtEmailRegisterTicketRegister = meta.story({
  name: 'Text error (-1), when the account is registered',
  ...errorStory({ scenario: 'passport.-1@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'toast' }),
});

export const TextErrorMinus1AtEmailSendCode = meta.story({
  name: 'Text error (-1), when the code is sent',
  ...errorStory({ scenario: 'passport.-1@email.send_code', call: 'email.send_code', surface: 'toast' }),
});

export const TextErrorMinus1AtMobileSendCode = meta.story({
  name: 'Text error (-1), when the code is sent to a phone',
  ...errorStory({ scenario: 'passport.-1@mobile.send_code', call: 'mobile.send_code', surface: 'toast' }),
});
