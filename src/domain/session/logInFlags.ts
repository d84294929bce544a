import { assumed } from '../assumed.ts';

/** The parameter with the target of a redirect hack. Source: A§4. */
export const REDIRECT_HACK = assumed('S-105', 'redirect_hack');

/** The parameter with a ticket that logs in. Source: A§6. */
export const TICKET = assumed('S-008', 'ticket');

const flags: readonly string[] = ['needLogin', 'ttp_session_expire', REDIRECT_HACK];

/** Whether a parameter asks for something once, and is removed from the address at the entry. Source: A§4. */
export const isLogInFlag = (name: string): boolean => flags.includes(name);

/** Whether a query asks for something that comes before the page: a spinner stands in its place. */
export const comesBeforePage = (query: URLSearchParams): boolean =>
  query.has(REDIRECT_HACK) || flags.some((name) => query.get(name) === '1');
