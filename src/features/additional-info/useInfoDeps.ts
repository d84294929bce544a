import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { servicePage } from '../../domain/redirect/signUpTargets.ts';
import { clearFlow } from '../../domain/tracking/clearFlow.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { isMobilePage } from '../isMobilePage.ts';
import { onRestored } from '../onRestored.ts';
import { phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { usePageToast } from '../shared/FormNotices.tsx';
import { useReplacePage } from '../shared/useReplacePage.ts';
import { useKeptQuery } from '../useKeptQuery.ts';
import { useRequests } from '../useRequests.ts';
import { handOver } from './handOver.ts';
import { blockFields, registerTypes, type InfoValues } from './infoValues.ts';
import type { InfoDeps } from './runInfoEffect.ts';

interface InfoDepsOptions {
  readonly profileKey: string;
  readonly form: UseFormReturn<InfoValues>;
  readonly focus: InfoDeps['focus'];
  /** Called when the phone's block is shown, to load its chunk. */
  readonly onPhone: () => void;
}

/** The dependencies of the page's effects: its form and its page. */
export function useInfoDeps(options: InfoDepsOptions): InfoDeps {
  const { profileKey, form, focus, onPhone } = options;
  const { page, backend, telemetry, browser, shell } = useServices();
  const { storage, now, postToHost } = browser;
  const { paths } = page;
  const language = useLanguage();
  const { search } = useLocation();
  const kept = useKeptQuery();
  const pageToast = usePageToast();
  const show = useReplacePage();
  const clear = () => clearFlow(storage, 'additional-info');
  return {
    ...{ focus, now, postToHost },
    call: backend.call,
    requests: useRequests(),
    profile: { profileKey, service: servicePage(page.redirect) },
    report: telemetry.report,
    toast: shell.toast,
    form: {
      showBlock(kind) {
        if (kind === 'phone') onPhone();
        form.setValue('RegisterType', registerTypes[kind]);
        form.clearErrors();
      },
      clearCode: (kind) => form.resetField(blockFields[kind].code),
    },
    keepAccount: (contact) =>
      browser.signUpAccount.put(contact, { by: 'additional-info', at: now() }),
    goToLogin({ contact, tips }) {
      clear();
      if (contact !== null) browser.prefilledAccount.put(contact);
      show(paths.login, kept, tips ? { tips } : null);
    },
    leave(notice) {
      clear();
      if (notice !== null) pageToast({ tone: 'danger', content: phraseOf(notice) });
      show(paths.register, kept);
    },
    handOver: (end) =>
      void handOver(end, {
        ...{ page, browser, search, language, onRestored },
        call: backend.call,
        report: telemetry.report,
        mobile: isMobilePage(),
      }),
  };
}
