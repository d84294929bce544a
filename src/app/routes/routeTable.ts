import type { StoringFlow } from '../../domain/tracking/storedItems.ts';

/** The pages that the login check knows. */
export type CheckedPage = 'register' | 'login' | 'waiting' | 'ticketLogin';

/** The pages that exist. */
export type PageName = CheckedPage | 'additionalInfo' | CallbackPage;

/** The pages that finish a sign-in. */
export type CallbackPage =
  | 'oidcCallback'
  | 'shortVideoCallback'
  | 'socialCallback'
  | 'partnerCallback';

const isCallback = (page: PageName): page is CallbackPage => page.endsWith('Callback');

/** The page of the login check that a page stands for; null: it finishes a sign-in, and has no session to look for. */
export function checkedAs(page: PageName): CheckedPage | null {
  if (isCallback(page)) return null;
  return page === 'additionalInfo' ? 'register' : page;
}

/** Whether a page has nothing of its own: the login check comes before it. Source: S-007, S-008. */
export const waits = (page: PageName): boolean => page === 'waiting' || page === 'ticketLogin';

/** Whether a ticket in the address of a page logs in; an agent's leads to the log-in. Source: S-008, S-110. */
export const exchangesTicket = (page: PageName | null): boolean =>
  page === 'ticketLogin' || page === 'login';

/** The flow that a page is, where it stores what proves something. */
export const flowOfPage: Readonly<Partial<Record<PageName, StoringFlow>>> = {
  additionalInfo: 'additional-info',
  partnerCallback: 'partner',
};

/** Whose title in `seo` of a region a page has; every other page has the default. Source: B§2. */
export const titleOf = {
  register: 'signup',
  login: 'login',
  additionalInfo: 'default',
  waiting: 'default',
  ticketLogin: 'default',
  oidcCallback: 'default',
  shortVideoCallback: 'default',
  socialCallback: 'default',
  partnerCallback: 'default',
} as const satisfies Record<PageName, string>;

/** The group of an address, for the redirects of the ACCU variant. Source: S-004. */
type Family = 'register' | 'login' | 'other';

interface RouteEntry {
  /** Without a trailing slash; with one it is the same route (S-005). */
  readonly path: `/account/${string}`;
  readonly family: Family;
  readonly page: PageName;
}

/** Every route by its name in the specification, with its spelling. Source: A§2, B§2. */
export const routeTable = {
  Register: { path: '/account/register', family: 'register', page: 'register' },
  RegisterUS: { path: '/account/register/us', family: 'register', page: 'register' },
  RegisterForm: { path: '/account/register/form', family: 'register', page: 'register' },
  RegisterACCU: { path: '/account/accu/register', family: 'register', page: 'register' },
  Login: { path: '/account/login', family: 'login', page: 'login' },
  LoginACCU: { path: '/account/accu/login', family: 'login', page: 'login' },
  ttRegisterAdditional: {
    path: '/account/tt-register-additional',
    family: 'register',
    page: 'additionalInfo',
  },
  Waitting: { path: '/account/waiting', family: 'other', page: 'waiting' },
  TicketLogin: { path: '/account/ticket-login', family: 'other', page: 'ticketLogin' },
  OidcCallback: { path: '/account/oidc_callback', family: 'other', page: 'oidcCallback' },
  OAuthShortVideo: {
    path: '/account/oauth/tt/callback',
    family: 'other',
    page: 'shortVideoCallback',
  },
  OAuthPartner: { path: '/account/oauth/toko/callback', family: 'other', page: 'partnerCallback' },
  OAuthSocial: { path: '/account/oauth/google', family: 'other', page: 'socialCallback' },
} as const satisfies Readonly<Record<string, RouteEntry>>;

export type RouteName = keyof typeof routeTable;
