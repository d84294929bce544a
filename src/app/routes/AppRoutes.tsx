import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { loaded } from '../../features/ChunkError.ts';
import { useServices } from '../../features/Services.ts';
import { placeAt } from './placeAt.ts';
import { Redirect } from './Redirect.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { usePage } from './usePage.ts';

const LoginPage = lazy(() => loaded('login', import('./LoginPage.tsx')));
const pages = { register: RegisterPage, login: LoginPage } as const;

/** The page at the address, by the table of routes. Source: A§2. */
export function AppRoutes() {
  const services = useServices();
  const place = placeAt(useLocation().pathname, services);
  usePage(place.kind === 'page' ? place.page : null);
  if (place.kind === 'redirect') return <Redirect to={place.path} unknown={place.unknown} />;
  const Page = pages[place.page];
  return (
    <Suspense fallback={<Spinner />}>
      <Page />
    </Suspense>
  );
}
