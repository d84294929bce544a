import { useNavigate } from 'react-router-dom';
import { useServices } from '../../Services.ts';
import { useKeptQuery } from '../../useKeptQuery.ts';
import { useRequests } from '../../useRequests.ts';
import { useStartMethod } from '../../shared/useStartMethod.ts';
import type { SharedDeps } from './runSharedEffect.ts';

/** The dependencies of both versions' effects: the page's services, router and requests. */
export function useSharedDeps(
  own: Pick<SharedDeps, 'allowedRegions' | 'codePurpose' | 'keepAccount'>,
): SharedDeps {
  const { page, backend, telemetry, browser, shell } = useServices();
  const search = useKeptQuery();
  const navigate = useNavigate();
  const requests = useRequests();
  return {
    ...own,
    requests,
    call: backend.call,
    report: telemetry.report,
    toast: shell.toast,
    postToHost: browser.postToHost,
    prefilledAccount: browser.prefilledAccount,
    now: browser.now,
    startMethod: useStartMethod('register'),
    goToLogin: ({ tips }) =>
      void navigate(
        { pathname: page.paths.login, search },
        { replace: true, state: tips ? { tips: true } : null },
      ),
  };
}
