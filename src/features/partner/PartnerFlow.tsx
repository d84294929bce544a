import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { readSavedData } from '../../domain/partner/SavedData.ts';
import { readCallback } from '../../domain/sign-in/readCallback.ts';
import { providerOf } from '../../domain/sign-in/connectState.ts';
import type { PartnerTarget } from '../../flows/partner-onboarding/PartnerEffect.ts';
import { partnerMachine } from '../../flows/partner-onboarding/partnerMachine.ts';
import { partnerStart } from '../../flows/partner-onboarding/PartnerState.ts';
import { onRestored } from '../onRestored.ts';
import { useServices } from '../Services.ts';
import { CallbackFailure } from '../shared/CallbackFailure.tsx';
import { CallbackWaiting } from '../shared/CallbackWaiting.tsx';
import { PartnerDialogs } from '../shared/PartnerDialogs.tsx';
import { callbackFailures } from '../shared/callbackFailures.ts';
import { useBeginNotice } from '../shared/FormNotices.tsx';
import { SuccessPanel } from '../shared/SuccessPanel.tsx';
import { startContact } from '../shared/typedContact.ts';
import { useContactParts } from '../shared/useContactParts.ts';
import { useStepEntry } from '../shared/useStepEntry.ts';
import { useValidatedForm } from '../shared/useValidatedForm.ts';
import { useFocusTargets } from '../useFocusTargets.ts';
import { useMachine } from '../useMachine.ts';
import styles from '../shared/StepPage.module.css';
import { PartnerForm } from './PartnerForm.tsx';
import { partnerPlan, partnerStartValues } from './partnerValues.ts';
import { runPartnerEffect } from './runPartnerEffect.ts';
import { usePartnerDeps } from './usePartnerDeps.ts';

interface PartnerFlowProps {
  /** Around the form that can register (S-203). */
  readonly gate: ComponentType<{ readonly children: ReactNode }>;
}

/** The return from the partner: a spinner, then a failure, a dialog, or the form. Source: A§4. */
export function PartnerFlow({ gate: Gate }: PartnerFlowProps) {
  const { page, browser } = useServices();
  const [start] = useState(() => startContact(browser.signUpAccount.read(), 'mobile'));
  const { parts, wantPhone } = useContactParts('email'); // until the form asks for a number
  const { form, validate } = useValidatedForm(partnerPlan, partnerStartValues(start), parts);
  const targets = useFocusTargets<PartnerTarget>();
  const deps = usePartnerDeps({
    ...{ form, focus: targets.focus },
    onPhone: () =>
      wantPhone({
        read: () => form.getValues('account'),
        write(account) {
          send({ type: 'KIND_SWITCHED' });
          form.setValue('account', account);
        },
      }),
  });
  const beginNotice = useBeginNotice();
  const [state, send] = useMachine(
    partnerMachine,
    () => partnerStart,
    (effect, emit) => {
      beginNotice(effect);
      runPartnerEffect(effect, deps, emit);
    },
  );
  const arrive = useEffectEvent(() => {
    const arrived = browser.takeArrival();
    const stored = browser.storage.take('oauth_nonce'); // used once, whatever came back
    // The partner that is switched off is off by its address, too (E-29).
    const isOffered = page.signInMethods.includes('partner');
    const query = isOffered ? arrived?.query : undefined;
    const saved = isOffered ? readSavedData(browser.storage) : null;
    const isBare = stored === null && !query?.has('state');
    if (saved !== null && isBare) return void send({ type: 'RESUMED', saved, typed: start.type });
    const callback = readCallback({ query, stored, provider: providerOf.partner });
    send({ type: 'ARRIVED', callback });
  });
  useEffect(() => {
    arrive();
    return onRestored(() => send({ type: 'PAGE_RESTORED' }));
  }, [send]);
  useStepEntry(state.step === 'form' && state.activity.name !== 'done', () =>
    send({ type: 'BACK_REQUESTED' }).step === 'left' ? 'went' : 'stays',
  );

  switch (state.step) {
    case 'arriving':
    case 'left':
      return <CallbackWaiting />;
    case 'failed': {
      const { toLogin, ...texts } = callbackFailures[state.failure];
      return <CallbackFailure {...texts} to={page.paths[toLogin ? 'login' : state.type]} />;
    }
    case 'stopped':
    case 'linking': {
      const linking = state.step === 'linking';
      return <PartnerDialogs dialog={state.dialog} linking={linking} send={send} />;
    }
    case 'form': {
      const { activity } = state;
      return (
        <Gate>
          <div className={styles['page']}>
            {activity.name === 'done' ? (
              <SuccessPanel level={1} headingRef={targets.refFor('heading')} />
            ) : (
              <PartnerForm {...{ state, form, validate, parts, targets, send }} />
            )}
          </div>
          {'dialog' in activity && (
            <PartnerDialogs
              dialog={activity.dialog}
              linking={activity.name === 'linking'}
              send={send}
              onLogIn={() => send({ type: 'LOG_IN_CHOSEN' })}
            />
          )}
        </Gate>
      );
    }
  }
}
