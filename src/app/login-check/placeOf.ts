import type { SignInMethod } from '../../domain/sign-in/signInMethods.ts';
import type { Place } from '../../flows/login-check/LoginCheckState.ts';
import type { CheckedPage } from '../routes/routeTable.ts';
import { FAST_ONBOARDING } from './fastOnboarding.ts';

const placeOfPage: Readonly<Record<CheckedPage, Place>> = {
  register: 'register',
  login: 'login',
  waiting: 'waiting',
  ticketLogin: 'waiting',
};

/** The place of a page in the login check; only a site that offers the partner has the entrance. */
export function placeOf(
  page: CheckedPage,
  query: URLSearchParams,
  signInMethods: readonly SignInMethod[],
): Place {
  const isEntrance = query.get(FAST_ONBOARDING) === '1' && signInMethods.includes('partner');
  return page === 'register' && isEntrance ? 'entrance' : placeOfPage[page];
}
