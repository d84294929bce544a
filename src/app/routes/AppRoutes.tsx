import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { loaded } from '../../features/ChunkError.ts';
import { WithTexts } from '../../features/WithTexts.tsx';
import { useServices } from '../../features/Services.ts';
import { Arrival } from '../first-screen/Arrival.tsx';
import { partsOfPage } from '../language/partsOfPage.ts';
import { LoginGate } from '../login-check/LoginGate.tsx';
import { matchRoute } from './matchRoute.ts';
import { Redirect } from './Redirect.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { checkedAs, type PageName } from './routeTable.ts';
import { useLeftFlow } from './useLeftFlow.ts';
import { usePage } from './usePage.ts';

const AdditionalInfoPage = lazy(() => loaded('additionalInfo', import('./AdditionalInfoPage.tsx')));
const LoginPage = lazy(() => loaded('login', import('./LoginPage.tsx')));
const PartnerPage = lazy(() => loaded('partner', import('./PartnerPage.tsx')));
const oauth = () => loaded('oauth', import('./OAuthPages.tsx'));
const ShortVideoPage = lazy(async () => ({ default: (await oauth()).ShortVideoPage }));
const SocialPage = lazy(async () => ({ default: (await oauth()).SocialPage }));
const OidcPage = lazy(() => loaded('oidc', import('./OidcPage.tsx')));

const pages = {
  register: RegisterPage,
  login: LoginPage,
  additionalInfo: AdditionalInfoPage,
  waiting: Spinner,
  ticketLogin: Spinner,
  oidcCallback: OidcPage,
  shortVideoCallback: ShortVideoPage,
  socialCallback: SocialPage,
  partnerCallback: PartnerPage,
} as const satisfies Readonly<Record<PageName, unknown>>;

/** Shows the page of the current address. Source: A§2. */
export function AppRoutes() {
  const { page } = useServices();
  const route = matchRoute(useLocation().pathname, page);
  const current = route.kind === 'page' ? route.page : null;
  usePage(current);
  useLeftFlow(current);
  if (route.kind === 'redirect') return <Redirect to={route.path} unknown={route.unknown} />;
  const Page = pages[route.page];
  const shown = (
    <Suspense fallback={<Spinner />}>
      <WithTexts parts={partsOfPage(route.page)}>
        <Page />
        <Arrival />
      </WithTexts>
    </Suspense>
  );
  const checked = checkedAs(route.page);
  return checked === null ? shown : <LoginGate page={checked}>{shown}</LoginGate>;
}
