import { useLocation } from 'react-router-dom';
import { onRestored } from '../../onRestored.ts';
import { useServices } from '../../Services.ts';
import type { HandOverDeps } from './createHandOver.ts';
import { isMobilePage } from '../../isMobilePage.ts';

/** What the hand-over of this page needs. */
export function useHandOverDeps(): HandOverDeps {
  const { page, backend, telemetry, browser } = useServices();
  const { search } = useLocation();
  const { userAgent } = navigator;
  const { tracking } = telemetry;
  return {
    ...{ page, browser, tracking, search, userAgent, onRestored },
    isMobile: isMobilePage,
    sessionUser: () => backend.session.read().session?.user_id_str ?? null,
  };
}
