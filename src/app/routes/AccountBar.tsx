import { Navigation } from '../../features/navigation/Navigation.tsx';
import { useServices } from '../../features/Services.ts';
import { sitePaths } from './placeAt.ts';
import type { PageName } from './routeTable.ts';

/**
 * The account layout's bar; a page inside another one has none. Nobody is logged in on its pages yet.
 * Source: A§2.
 */
export function AccountBar({ page }: { readonly page: PageName }) {
  const { site, embedded } = useServices();
  const { register, login } = sitePaths(site);
  if (embedded) return null;
  return (
    <Navigation
      onRegisterPage={page === 'register'}
      registerPath={register}
      loginPath={login}
      condition={null}
    />
  );
}
