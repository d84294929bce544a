import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { afterLogIn } from '../../domain/redirect/afterLogIn.ts';
import { homepageOf } from '../../domain/redirect/homepageOf.ts';
import { useServices } from '../Services.ts';
import { rememberLogIn } from '../shared/rememberLogIn.ts';
import { typedOf } from '../shared/typedContact.ts';
import { useStartMethod } from '../shared/useStartMethod.ts';
import { useRequests } from '../useRequests.ts';
import type { LoginValues } from './loginValues.ts';
import type { LoginDeps } from './runLoginEffect.ts';

/** The dependencies of the log-in's effects: its form and its page. */
export function useLoginDeps(
  form: UseFormReturn<LoginValues>,
  focus: LoginDeps['focus'],
): LoginDeps {
  const { page, backend, telemetry, browser, shell } = useServices();
  const { search } = useLocation();
  const { redirect: rule } = page;
  return {
    ...{ focus, now: browser.now },
    call: backend.call,
    requests: useRequests(),
    report: telemetry.report,
    toast: shell.toast,
    form: {
      showContact(contact) {
        form.setValue('account', typedOf(contact));
        form.clearErrors('account'); // of what was typed before
      },
      clearPassword: () => {
        form.setValue('password', '');
        form.clearErrors('password'); // of a visit before the new password
      },
    },
    keepAccount: browser.prefilledAccount.put,
    remember: () => rememberLogIn(browser),
    leave(redirectUrl, contact) {
      const home = page.homepage === page.defaultTarget ? homepageOf(contact, page) : null;
      const defaultTarget = home ?? page.defaultTarget;
      browser.leaveFor(afterLogIn(redirectUrl, { search, rule, defaultTarget }));
    },
    startMethod: useStartMethod('login'),
  };
}
