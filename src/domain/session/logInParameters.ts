import { assumed } from '../assumed.ts';

interface LogInParameter {
  /** Whether a redirect-hack redirect forwards it. Source: A§4 (LOGIN-005). */
  readonly forwarded: boolean;
  /** Whether it asks for something once, and is removed from the address at the entry. Source: A§4. */
  readonly flag: boolean;
}

const plain: LogInParameter = { forwarded: false, flag: false };
const forwarded: LogInParameter = { forwarded: true, flag: false };

/** The query parameters of the log-in redirects. Source: A§3 (LOGIN-015). */
export const logInParameters = {
  redirect_url: plain,
  needLogin: { forwarded: false, flag: true },
  is_new_user: forwarded,
  channel: forwarded,
  is_new_connect: forwarded,
  h5_onboard_ab_id: forwarded,
  region_check: forwarded,
  shop_region: forwarded,
  ttp_session_expire: { forwarded: true, flag: true },
} as const satisfies Readonly<Record<string, LogInParameter>>;

/** The parameter with the target of a redirect hack. Source: A§4. */
export const REDIRECT_HACK = assumed('S-105', 'redirect_hack');

/** The parameter with a ticket that logs in. Source: A§6. */
export const TICKET = assumed('S-008', 'ticket');

/** Whether the login check consumes a parameter, which then leaves the address. */
export const isLogInFlag = (name: string): boolean =>
  name === REDIRECT_HACK ||
  (Object.hasOwn(logInParameters, name) &&
    logInParameters[name as keyof typeof logInParameters].flag); // its own name

/** Whether a query asks for something that comes before the page: a spinner stands in its place. */
export const comesBeforePage = (query: URLSearchParams): boolean =>
  query.has(REDIRECT_HACK) ||
  query.has(TICKET) ||
  query.get('needLogin') === '1' ||
  query.get('ttp_session_expire') === '1';
