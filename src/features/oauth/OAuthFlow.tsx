import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { providerOf } from '../../domain/sign-in/connectState.ts';
import { readCallback } from '../../domain/sign-in/readCallback.ts';
import type { OAuthMethod } from '../../domain/sign-in/signInMethods.ts';
import type { OAuthTarget } from '../../flows/oauth/OAuthEffect.ts';
import { oauthMachine } from '../../flows/oauth/oauthMachine.ts';
import { oauthStart } from '../../flows/oauth/OAuthState.ts';
import { onRestored } from '../onRestored.ts';
import { useServices } from '../Services.ts';
import { AccountExists } from '../shared/AccountExists.tsx';
import { CallbackFailure } from '../shared/CallbackFailure.tsx';
import { CallbackWaiting } from '../shared/CallbackWaiting.tsx';
import { callbackFailures } from '../shared/callbackFailures.ts';
import { useBeginNotice } from '../shared/FormNotices.tsx';
import styles from '../shared/StepPage.module.css';
import { contactField, useContactParts } from '../shared/useContactParts.ts';
import { useStepEntry } from '../shared/useStepEntry.ts';
import { useValidatedForm } from '../shared/useValidatedForm.ts';
import { useFocusTargets } from '../useFocusTargets.ts';
import { useMachine } from '../useMachine.ts';
import { AskedDialog } from './AskedDialog.tsx';
import { bindFields, bindPlans, bindStart } from './bindValues.ts';
import { CodeForm } from './CodeForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { runOAuthEffect } from './runOAuthEffect.ts';
import { useOAuthDeps } from './useOAuthDeps.ts';

interface OAuthFlowProps {
  readonly method: OAuthMethod;
  readonly gate: ComponentType<{ readonly children: ReactNode }>;
}

/** The return from a provider: a spinner, then another page, a failure, a dialog, or the contact's steps. */
export function OAuthFlow({ method, gate: Gate }: OAuthFlowProps) {
  const { page, browser } = useServices();
  const [reason, setReason] = useState<keyof typeof bindPlans>('missing');
  const { parts, kept, loading, wantPhone } = useContactParts('email');
  const { form, validate } = useValidatedForm(bindPlans[reason], bindStart, parts);
  const targets = useFocusTargets<OAuthTarget>();
  const deps = useOAuthDeps({ method, form, focus: targets.focus });
  const beginNotice = useBeginNotice();
  const [state, send] = useMachine(
    oauthMachine,
    () => ({
      ...{ ...oauthStart, popup: page.region.conflict.popup },
      registers: page.region.signInMethods.registration,
    }),
    (effect, emit) => {
      beginNotice(effect);
      runOAuthEffect(effect, deps, emit);
    },
  );
  if ('reason' in state && state.reason !== reason) setReason(state.reason);
  const arrive = useEffectEvent(() => {
    const arrived = browser.takeArrival();
    const stored = browser.storage.take('oauth_nonce'); // used once, whatever came back
    // A method that is switched off is off by its address, too (E-29).
    const query = page.signInMethods.includes(method) ? arrived?.query : undefined;
    const callback = readCallback({ query, stored, provider: providerOf[method] });
    send({ type: 'ARRIVED', callback });
  });
  useEffect(() => {
    arrive();
    return onRestored(() => send({ type: 'PAGE_RESTORED' }));
  }, [send]);
  useStepEntry(state.step === 'contact' || state.step === 'code', () =>
    send({ type: 'BACK_REQUESTED' }).step === 'left' ? 'went' : 'stays',
  );

  const shared = {
    ...{ form, parts, kept, loading, targets, send },
    onPhone: () => wantPhone(contactField(form, 'account')),
    submitStep: (step: keyof typeof bindFields) => validate(bindFields[step], true),
    validateOnBlur: (name: (typeof bindFields)[keyof typeof bindFields][number]) =>
      void validate([name], false),
  };
  switch (state.step) {
    case 'finishing':
    case 'left':
      return <CallbackWaiting />;
    case 'failed': {
      const { toLogin, ...texts } = callbackFailures[state.failure];
      return <CallbackFailure {...texts} to={page.paths[toLogin ? 'login' : state.type]} />;
    }
    case 'asked':
      return <AskedDialog state={state} send={send} />;
    case 'contact':
    case 'code':
      return (
        <Gate>
          <div className={styles['page']}>
            {state.step === 'contact' ? (
              <ContactForm {...shared} state={state} />
            ) : (
              <CodeForm {...shared} state={state} />
            )}
          </div>
          {state.step === 'contact' && (
            <AccountExists
              exists={state.activity.name === 'exists' ? state.activity : null}
              onCancel={() => send({ type: 'DISMISSED' })}
              onLogIn={() => send({ type: 'LOG_IN_CHOSEN' })}
            />
          )}
        </Gate>
      );
  }
}
