import type { UseFormReturn } from 'react-hook-form';
import { afterLogIn } from '../../domain/redirect/afterLogIn.ts';
import type { OAuthMethod } from '../../domain/sign-in/signInMethods.ts';
import { clearFlow } from '../../domain/tracking/clearFlow.ts';
import { useServices } from '../Services.ts';
import { usePageToast } from '../shared/FormNotices.tsx';
import { rememberLogIn } from '../shared/rememberLogIn.ts';
import { useReplacePage } from '../shared/useReplacePage.ts';
import { useStartQuery } from '../shared/useStartQuery.ts';
import { useRequests } from '../useRequests.ts';
import type { BindValues } from './bindValues.ts';
import type { OAuthDeps } from './runOAuthEffect.ts';

interface DepsOptions {
  readonly method: OAuthMethod;
  readonly form: UseFormReturn<BindValues>;
  readonly focus: OAuthDeps['focus'];
}

/** The dependencies of the effects of a return from a provider: its form and its page. */
export function useOAuthDeps({ method, form, focus }: DepsOptions): OAuthDeps {
  const { page, backend, telemetry, browser, shell } = useServices();
  const { paths, redirect: rule, defaultTarget } = page;
  const { storage, now } = browser;
  const query = useStartQuery();
  const show = useReplacePage();
  return {
    ...{ method, focus, now, pageToast: usePageToast() },
    call: backend.call,
    requests: useRequests(),
    report: telemetry.report,
    toast: shell.toast,
    form: {
      clearCode: () => form.resetField('verification_code'),
      clearPassword: () => form.resetField('password'),
    },
    restoreQuery: query.restore,
    remember: () => rememberLogIn(browser),
    leave: (redirectUrl) =>
      browser.leaveFor(afterLogIn(redirectUrl, { search: query.read(), rule, defaultTarget })),
    completeProfile(profileKey, search = query.kept()) {
      storage.write('profileKey', profileKey); // where that page has it from; it is never in an address
      show(paths.additionalInfo, search);
    },
    // What is asked for again after a reload may be either page's: where it began is not known then.
    keepAccount(contact) {
      browser.signUpAccount.put(contact);
      browser.prefilledAccount.put(contact);
    },
    goTo(target, { tips, contact, search = query.kept() }) {
      clearFlow(storage, 'additional-info');
      if (contact !== undefined) browser.prefilledAccount.put(contact);
      show(paths[target], search, tips ? { tips } : null);
    },
  };
}
