import type { UseFormReturn } from 'react-hook-form';
import { snapDataOf } from '../../api/account/snapDataOf.ts';
import { storeSavedData } from '../../domain/partner/SavedData.ts';
import { afterLogIn } from '../../domain/redirect/afterLogIn.ts';
import { clearFlow } from '../../domain/tracking/clearFlow.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { signUpMethodCode } from '../../telemetry/TelemetryEvent.ts';
import { isMobilePage } from '../isMobilePage.ts';
import { onRestored } from '../onRestored.ts';
import { useServices } from '../Services.ts';
import { usePageToast } from '../shared/FormNotices.tsx';
import { rememberLogIn } from '../shared/rememberLogIn.ts';
import { useReplacePage } from '../shared/useReplacePage.ts';
import { useStartQuery } from '../shared/useStartQuery.ts';
import { emptyContact } from '../shared/typedContact.ts';
import { useRequests } from '../useRequests.ts';
import { handOver } from './handOver.ts';
import type { PartnerValues } from './partnerValues.ts';
import type { PartnerDeps } from './runPartnerEffect.ts';

interface DepsOptions {
  readonly form: UseFormReturn<PartnerValues>;
  readonly focus: PartnerDeps['focus'];
  /** Called when a phone is asked for, to load its chunk. */
  readonly onPhone: () => void;
}

/** The dependencies of the effects of a return from the partner: its form and its page. */
export function usePartnerDeps({ form, focus, onPhone }: DepsOptions): PartnerDeps {
  const { page, backend, telemetry, browser, shell } = useServices();
  const { paths, redirect: rule, defaultTarget, region, partnerBinding } = page;
  const { storage, now, leaveFor, postToHost } = browser;
  const { report } = telemetry;
  const query = useStartQuery();
  const language = useLanguage();
  const show = useReplacePage();
  const clear = () => clearFlow(storage, 'partner');
  return {
    ...{ focus, now, report, postToHost, pageToast: usePageToast() },
    call: backend.call,
    requests: useRequests(),
    business: { region, language, snapData: snapDataOf({}, language) }, // the page shows no agreements
    toast: shell.toast,
    form: {
      showKind(kind, saved) {
        if (kind === 'phone' && !saved) onPhone();
        const account = form.getValues('account');
        form.setValue('kind', kind);
        form.setValue('saved', saved);
        if (!saved && account.type !== kind) form.setValue('account', emptyContact(kind));
        form.clearErrors();
      },
      clearCode: () => form.resetField('verification_code'),
    },
    restoreQuery: query.restore,
    keepSaved: (saved) => storeSavedData(storage, saved),
    keepAccount: (contact) => browser.signUpAccount.put(contact), // a ticket is lost in a reload: a new code may be sent
    leaveForBinding() {
      clear();
      leaveFor(partnerBinding);
    },
    leave(redirectUrl) {
      rememberLogIn(browser);
      report({ name: 'log_in.completed', method: signUpMethodCode.partner });
      leaveFor(afterLogIn(redirectUrl, { search: query.read(), rule, defaultTarget }));
    },
    completeProfile({ profileKey, search }) {
      storage.write('profileKey', profileKey); // where that page has it from; it is never in an address
      show(paths.additionalInfo, search);
    },
    goTo({ page: target, search = query.kept(), tips }) {
      clear();
      show(paths[target], search, tips ? { tips } : null);
    },
    handOver: ({ redirectUrl }) =>
      void handOver(redirectUrl, {
        call: backend.call,
        ...{ page, browser, report, search: query.read(), onRestored, mobile: isMobilePage() },
      }),
  };
}
