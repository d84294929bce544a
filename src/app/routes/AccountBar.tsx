import { Navigation } from '../../features/navigation/Navigation.tsx';
import { useServices } from '../../features/Services.ts';
import { sitePaths } from './placeAt.ts';
import type { PageName } from './routeTable.ts';

/** The account layout's bar. Nobody is logged in on its pages yet. Source: A§2. */
export function AccountBar({ page }: { readonly page: PageName }) {
  const { register, login } = sitePaths(useServices().site);
  return (
    <Navigation
      onRegisterPage={page === 'register'}
      registerPath={register}
      loginPath={login}
      condition={null}
    />
  );
}
