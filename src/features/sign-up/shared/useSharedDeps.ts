import { useServices } from '../../Services.ts';
import { useKeptQuery } from '../../useKeptQuery.ts';
import { useRequests } from '../../useRequests.ts';
import { useReplacePage } from '../../shared/useReplacePage.ts';
import { useStartMethod } from '../../shared/useStartMethod.ts';
import type { SharedDeps } from './runSharedEffect.ts';

/** The dependencies of both versions' effects: the page's services, router and requests. */
export function useSharedDeps(
  own: Pick<SharedDeps, 'allowedRegions' | 'codePurpose' | 'keepAccount'>,
): SharedDeps {
  const { page, backend, telemetry, browser, shell } = useServices();
  const search = useKeptQuery();
  const show = useReplacePage();
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
    goToLogin: (asked) => show(page.paths.login, search, asked),
  };
}
