import { useLocation, useNavigate } from 'react-router-dom';
import type { SiteEntry } from '../domain/region/SiteEntry.ts';
import { useServices } from './Services.ts';
import { siteSwitch } from './siteSwitch.ts';
import { useKeptQuery } from './useKeptQuery.ts';

/** Navigates to another site, for the menus and the dialogs that name a country. */
export function useSiteSwitch() {
  const {
    page: { region, paths },
    browser: { leaveFor },
  } = useServices();
  const { pathname } = useLocation();
  const query = useKeptQuery();
  const navigate = useNavigate();
  const { version } = region.register;
  const switchTo = ({ origin }: SiteEntry) =>
    siteSwitch({
      ...{ origin, query, version },
      onRegisterPage: pathname.startsWith(paths.register),
      registerPath: paths.register,
    });
  const hrefOf = (site: SiteEntry) => switchTo(site).leaveFor;
  const go = async (site: SiteEntry): Promise<void> => {
    const { first, leaveFor: address } = switchTo(site);
    if (first !== null) await navigate(first, { replace: true });
    leaveFor(address);
  };
  return { hrefOf, go };
}
