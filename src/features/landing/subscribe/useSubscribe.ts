import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { focusIfLost } from '../../../components/giveFocusBack.ts';
import { channelDetail } from '../../../domain/landing/channelDetail.ts';
import type { SubscribeTarget } from '../../../flows/subscribe/SubscribeEffect.ts';
import type { SubscribeEvent } from '../../../flows/subscribe/SubscribeEvent.ts';
import { subscribeMachine } from '../../../flows/subscribe/subscribeMachine.ts';
import type { SubscribeState } from '../../../flows/subscribe/SubscribeState.ts';
import { useServices } from '../../Services.ts';
import { useBeginNotice } from '../../shared/FormNotices.tsx';
import { emptyContact } from '../../shared/typedContact.ts';
import { contactField, useContactParts } from '../../shared/useContactParts.ts';
import type { PhoneParts } from '../../shared/usePhoneParts.ts';
import { useValidatedForm } from '../../shared/useValidatedForm.ts';
import { type FocusTargets, useFocusTargets } from '../../useFocusTargets.ts';
import { useMachine } from '../../useMachine.ts';
import { useRequests } from '../../useRequests.ts';
import { focusedForm } from './formInUse.ts';
import { keepOffered } from './offeredPages.ts';
import { runSubscribeEffect } from './runSubscribeEffect.ts';
import { subscribePlan, type SubscribeValues } from './subscribeValues.ts';

/** A running subscribe form. */
export interface Subscribe {
  readonly state: SubscribeState;
  readonly send: (event: SubscribeEvent) => void;
  readonly form: UseFormReturn<SubscribeValues>;
  readonly validate: (
    names: readonly (keyof SubscribeValues)[],
    shouldFocus: boolean,
  ) => Promise<boolean>;
  readonly targets: FocusTargets<SubscribeTarget>;
  /** Null until a number is typed and its chunk is loaded. */
  readonly parts: PhoneParts | null;
  readonly onPhone: () => void;
  /** Whether a number waits for that chunk. */
  readonly loading: boolean;
}

/** Binds the machine of a subscribe form to its fields and the page. Failures show in the form around. */
export function useSubscribe(start: SubscribeState): Subscribe {
  const { page, backend, telemetry, browser, shell } = useServices();
  const { search } = useLocation();
  const { parts, loading, wantPhone } = useContactParts('email');
  const { form, validate } = useValidatedForm(
    subscribePlan,
    { account: emptyContact('email'), shopLink: '' },
    parts,
  );
  const targets = useFocusTargets<SubscribeTarget>();
  const beginNotice = useBeginNotice();
  const deps = {
    call: backend.call,
    requests: useRequests(),
    report: telemetry.report,
    toast: shell.toast,
    now: browser.now,
    channelDetail: channelDetail(search),
    clearForm: () => form.reset(),
    focusedForm,
    focus: targets.focus,
    focusIfLost,
    keepOffered: () => keepOffered(page),
  };
  const [state, send] = useMachine(
    subscribeMachine,
    () => start,
    (effect, emit) => {
      beginNotice(effect);
      runSubscribeEffect(effect, deps, emit);
    },
  );
  return {
    ...{ state, send, form, validate, targets, parts, loading },
    onPhone: () => wantPhone(contactField(form, 'account')),
  };
}
