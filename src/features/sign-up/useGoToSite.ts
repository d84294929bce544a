import { useServices } from '../Services.ts';
import { useSiteSwitch } from '../useSiteSwitch.ts';

/** Leads to the site of a region, by the region's code; nowhere when the sites cannot be loaded. Source: DLG-022. */
export function useGoToSite(): (code: string) => void {
  const { loadSites } = useServices();
  const { go } = useSiteSwitch();
  return (code) =>
    void loadSites().then(
      (sites) => {
        const site = sites.find((one) => one.code === code);
        return site === undefined ? undefined : go(site);
      },
      () => undefined,
    );
}
