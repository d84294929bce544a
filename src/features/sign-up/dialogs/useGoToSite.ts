import { useServices } from '../../Services.ts';
import { useSiteSwitch } from '../../useSiteSwitch.ts';

/** Navigates to the site of a region by its code; does nothing when the sites fail to load. Source: DLG-022. */
export function useGoToSite(): (code: string) => void {
  const { loadSites } = useServices().backend;
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
