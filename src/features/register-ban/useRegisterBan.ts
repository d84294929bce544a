import { useEffect, useState } from 'react';
import { onRestored } from '../onRestored.ts';
import { useServices } from '../Services.ts';

/** Where a banned visitor goes. Source: A§2, S-044. */
const UNAVAILABLE = '/settings/unavailable';

/**
 * Whether the page has to wait: while it asks whether registration is banned here, and while it is
 * left because it is. Regions that no configuration bans never ask. Source: A§2 (REG-023), S-044.
 */
export function useRegisterBan(): boolean {
  const { region, call, storage, now, homepage, leaveFor } = useServices();
  const { registrationBan } = region;
  const [waits, setWaits] = useState(registrationBan !== null);
  useEffect(() => {
    if (registrationBan === null) return undefined;
    let mounted = true;
    // Most sites never ask, so the code comes when one does; that it does not come bans nobody.
    void import('./checkBan.ts')
      .then(({ checkBan }) => checkBan(registrationBan, { call, storage, now }))
      .catch(() => false)
      .then((banned) => {
        if (!mounted) return;
        if (!banned) return setWaits(false);
        onRestored(() => leaveFor(null)); // whether the ban still stands is asked anew
        leaveFor(new URL(UNAVAILABLE, homepage).href);
      });
    return () => {
      mounted = false;
    };
  }, [registrationBan, call, storage, now, homepage, leaveFor]);
  return waits;
}
