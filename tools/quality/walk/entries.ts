import { routeTable } from '../../../src/app/routes/routeTable.ts';

/** Addresses at which a walk begins: every route, with what a link, a provider or a mistake adds to it. */
export const entries: readonly string[] = [
  ...Object.values(routeTable).map(({ path }) => path),
  '/account/register/',
  '/account/register?refercode=R-1',
  '/account/register?email_phone_number=link%40example.com',
  '/account/login?needLogin=1&email_phone_number=link%40example.com',
  '/account/register?ttp_session_expire=1',
  '/account/oauth/google?code=c-1&state=s-1',
  '/account/oauth/tt/callback?error=access_denied&state=s-1',
  '/account/oidc_callback#id_token=a.b.c&state=s-1',
  '/account/oauth/toko/callback?code=c-1',
  '/account/ticket-login?ticket=t-1',
  '/account/nowhere',
];
