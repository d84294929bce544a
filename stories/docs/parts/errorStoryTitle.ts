import type { ErrorCase } from '../../../mocks/scenarios/errorCases.ts';
import type { PartnerCall, PartnerScreen, ReachableCall } from '../../support/reachableCalls.ts';

const moments: Readonly<Record<ReachableCall | PartnerCall, string>> = {
  'network.country.check': 'when the region is checked',
  'email.send_code': 'when the code is sent',
  'mobile.send_code': 'when the code is sent to a phone',
  'email.register.code_verify': 'when the code is checked',
  'mobile.register.code_verify': 'when the code of a phone is checked',
  'email.register.ticket_register': 'when the account is registered',
  'email.register_verify_login': 'when the single form registers an e-mail address',
  'activate_email.register': 'when the single form registers without a prefix',
  register: 'when the single form registers a phone',
  'account.login': 'at the log-in',
  'email.check_code': 'when the code of a forgotten password is checked',
  'mobile.check_code': 'when the code of a forgotten password is checked, by phone',
  'password.reset_by_email_ticket': 'when the new password is saved',
  'password.reset_by_ticket': 'when the new password is saved, by phone',
  email_login_with_bind: 'when an e-mail address is bound',
  sms_login_with_bind: 'when a phone number is bound',
  'oauth.callback': 'when a provider returns',
  'oidc.callback': 'when an OpenID provider returns',
  logout: 'at the log-out',
  oauth_login_with_email_bind: 'when an e-mail address is bound to a sign-in',
  oauth_login_with_mobile_bind: 'when a phone number is bound to a sign-in',
  'onboard.v1.toko_fast_onboard.criteria.check': 'when the criteria are checked',
  'onboard.v1.toko_fast_onboard.toko_data.prefill': 'when the data is read',
  'onboard.v1.toko_fast_onboard.submit': 'when the data is handed over',
  'onboard.v1.toko_fast_onboard.start': 'when the linking is started',
};

/** The words of a name in camel case: `EmailCodeWrong` is "Email code wrong". */
function plain(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Shown extends Pick<ErrorCase, 'name' | 'code'> {
  readonly call: string;
  /** The screen of the partner that shows it. */
  readonly screen?: PartnerScreen;
}

/** What Storybook's sidebar calls the story of an error: "Email code wrong (1704), when the code is checked". */
export function errorStoryTitle({ name, code, call, screen }: Shown): string {
  const moment = (moments as Readonly<Record<string, string>>)[call] ?? `at ${call}`;
  const place = screen === undefined ? '' : `, ${screen === 'form' ? 'in' : 'at'} the ${screen}`;
  return `${plain(name)} (${code}), ${moment}${place}`;
}
