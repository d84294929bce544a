import { useEffect, useState } from 'react';
import type { LoginTarget } from '../../flows/login/LoginEffect.ts';
import { loginMachine } from '../../flows/login/loginMachine.ts';
import { loginStart } from '../../flows/login/LoginState.ts';
import { onRestored } from '../onRestored.ts';
import { useServices } from '../Services.ts';
import { useBeginNotice } from '../shared/FormNotices.tsx';
import { emptyContact, startContact } from '../shared/typedContact.ts';
import { contactField, useContactParts } from '../shared/useContactParts.ts';
import { useValidatedForm } from '../shared/useValidatedForm.ts';
import { useChunk } from '../useChunk.ts';
import { useCode } from '../useCode.ts';
import { useFocusTargets } from '../useFocusTargets.ts';
import { useMachine } from '../useMachine.ts';
import { passwordReset, refusedDialog } from './chunks.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginPlans } from './loginValues.ts';
import { runLoginEffect } from './runLoginEffect.ts';
import { useLoginDeps } from './useLoginDeps.ts';

/** The log-in with its dialog and the panel for a forgotten password. Source: S-100, S-101. */
export function LoginFlow({ kind }: { readonly kind: keyof typeof loginPlans }) {
  const {
    page: { region },
    browser: { prefilledAccount },
  } = useServices();
  const [prefilled] = useState(prefilledAccount.read);
  const [start] = useState(() =>
    startContact(prefilled?.account ?? null, region.defaultRegisterType),
  );
  const { parts, kept, loading, wantPhone } = useContactParts(start.type, prefilled?.country);
  // Without a default the password is what stands in the field, as typed before hydration.
  const { form, validate } = useValidatedForm(loginPlans[kind], { account: start }, parts);
  const targets = useFocusTargets<LoginTarget>();
  const deps = useLoginDeps(form, targets.focus);
  const beginNotice = useBeginNotice();
  const [state, send] = useMachine(
    loginMachine,
    () => loginStart,
    (effect, emit) => {
      beginNotice(effect);
      runLoginEffect(effect, deps, emit);
    },
  );
  useEffect(() => onRestored(() => send({ type: 'PAGE_RESTORED' })), [send]);

  const { activity } = state;
  const resetting = activity.name === 'resetting';
  const panel = useCode(passwordReset, {
    needed: resetting,
    onOffline: () => void send({ type: 'RESET_LEFT', contact: null }),
  });
  const renderRefused = useChunk(refusedDialog, activity.name === 'refused');
  const phoneProps = { parts, kept, loading };
  if (resetting && panel !== null)
    return (
      <panel.default
        {...{ ...phoneProps, wantPhone }}
        start={form.getValues('account') ?? emptyContact(start.type)}
        onLeave={({ contact }) => void send({ type: 'RESET_LEFT', contact })}
        onDone={({ contact }) => void send({ type: 'PASSWORD_RESET', contact })}
      />
    );
  return (
    <>
      <LoginForm
        {...{ kind, state, form, validate, targets, send, ...phoneProps }}
        onPhone={() => wantPhone(contactField(form, 'account'))}
      />
      {renderRefused?.({
        notice: activity.name === 'refused' ? activity.notice : null,
        onClose: () => void send({ type: 'DISMISSED' }),
      })}
    </>
  );
}
