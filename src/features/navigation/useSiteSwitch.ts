import { useLocation, useNavigate } from 'react-router-dom';
import type { SiteEntry } from '../../domain/region/SiteEntry.ts';
import { useServices } from '../Services.ts';
import type { Place } from './Place.ts';
import { siteSwitch } from './siteSwitch.ts';

/** The way to another site, for the menus. */
export function useSiteSwitch({ onRegisterPage, registerPath }: Place) {
  const { region, leaveFor } = useServices();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { version } = region.register;
  const wayTo = ({ origin }: SiteEntry) =>
    siteSwitch({ origin, search, version, onRegisterPage, registerPath });
  const hrefOf = (site: SiteEntry) => wayTo(site).leaveFor;
  const go = async (site: SiteEntry): Promise<void> => {
    const way = wayTo(site);
    if (way.first !== null) await navigate(way.first, { replace: true });
    leaveFor(way.leaveFor);
  };
  return { hrefOf, go };
}
