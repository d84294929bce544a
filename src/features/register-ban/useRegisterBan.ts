import { useEffect, useState } from 'react';
import { loaded } from '../ChunkError.ts';
import { onRestored } from '../onRestored.ts';
import { reportMissing } from '../reportMissing.ts';
import { useServices } from '../Services.ts';

/** The page for a banned user. Source: A§2, S-044. */
const UNAVAILABLE = '/settings/unavailable';

/**
 * Whether the page has to wait: while it checks whether registration is banned here, and during the
 * redirect if it is. Only regions with a ban configuration check. Source: A§2 (REG-023), S-044.
 */
export function useRegisterBan(): boolean {
  const {
    page: { region, homepage },
    backend: { call },
    telemetry: { report },
    browser: { storage, now, leaveFor },
  } = useServices();
  const { registrationBan } = region;
  const [waiting, setWaiting] = useState(registrationBan !== null);
  useEffect(() => {
    if (registrationBan === null) return undefined;
    let mounted = true;
    // Loaded on demand, since most sites do not check; a failed load does not ban.
    void loaded('checkBan', import('./checkBan.ts'))
      .then(({ checkBan }) => checkBan(registrationBan, { call, storage, now }))
      .catch((error: unknown) => {
        reportMissing(report, error);
        return false;
      })
      .then((banned) => {
        if (!mounted) return;
        if (!banned) return setWaiting(false);
        onRestored(() => leaveFor(null)); // checks again whether the ban still applies
        leaveFor(new URL(UNAVAILABLE, homepage).href);
      });
    return () => {
      mounted = false;
    };
  }, [registrationBan, call, report, storage, now, homepage, leaveFor]);
  return waiting;
}
