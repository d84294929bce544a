import { useLocation, useNavigate } from 'react-router-dom';
import type { SiteEntry } from '../domain/region/SiteEntry.ts';
import { useServices } from './Services.ts';
import { siteSwitch } from './siteSwitch.ts';

/** The way to another site, for the menus and the dialogs that name a country. */
export function useSiteSwitch() {
  const { region, paths, leaveFor } = useServices();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { version } = region.register;
  const wayTo = ({ origin }: SiteEntry) =>
    siteSwitch({
      ...{ origin, search, version },
      onRegisterPage: pathname.startsWith(paths.register),
      registerPath: paths.register,
    });
  const hrefOf = (site: SiteEntry) => wayTo(site).leaveFor;
  const go = async (site: SiteEntry): Promise<void> => {
    const way = wayTo(site);
    if (way.first !== null) await navigate(way.first, { replace: true });
    leaveFor(way.leaveFor);
  };
  return { hrefOf, go };
}
