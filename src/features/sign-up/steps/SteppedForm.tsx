import { use, useEffect, useLayoutEffect, useState } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import type { FocusTarget } from '../../../flows/sign-up/SignUpEffect.ts';
import { signUpMachine } from '../../../flows/sign-up/signUpMachine.ts';
import {
  initialSignUp,
  isBusy,
  isInterrupted,
  isLaterStep,
} from '../../../flows/sign-up/SignUpState.ts';
import { onRestored } from '../../onRestored.ts';
import { useServices } from '../../Services.ts';
import { useChunk } from '../../useChunk.ts';
import { useFocusTargets } from '../../useFocusTargets.ts';
import { useMachine } from '../../useMachine.ts';
import { laterSteps, signUpDialogs, sitePicker } from '../chunks.ts';
import type { FormProgress } from '../shared/FormProgress.ts';
import { RegisterLead } from '../shared/RegisterLead.ts';
import { classified, readContact, startContact } from '../../shared/typedContact.ts';
import { useBeginNotice } from '../../shared/FormNotices.tsx';
import { StepNotice } from '../../shared/StepNotice.tsx';
import { useHeadingOnArrival } from '../../shared/useHeadingOnArrival.ts';
import { contactField, useContactParts } from '../../shared/useContactParts.ts';
import { AccountForm } from './AccountForm.tsx';
import { runSignUpEffect } from './runSignUpEffect.ts';
import { useSignUpDeps } from './useSignUpDeps.ts';
import { useStepEntry } from '../../shared/useStepEntry.ts';
import { useSteppedForm } from './useSteppedForm.ts';

interface SteppedFormProps {
  /** Shows the form where the short-video button stands before it. */
  readonly uncover: (() => void) | null;
  readonly onProgress?: ((progress: FormProgress) => void) | undefined;
}

/** Sign-up on the stepped page: three steps in one card, and what interrupts them. Source: A§2, A§4. */
export function SteppedForm({ onProgress, uncover }: SteppedFormProps) {
  const {
    page: { site, region },
    browser: { now, signUpAccount },
  } = useServices();
  const targets = useFocusTargets<FocusTarget>();
  const start = startContact(signUpAccount.read(), region.defaultRegisterType);
  const { parts, kept, loading, wantPhone } = useContactParts(start.type);
  const { form, submitStep, validateOnBlur } = useSteppedForm(start, parts);
  const lead = use(RegisterLead);
  const deps = useSignUpDeps(form, targets.focus);
  const beginNotice = useBeginNotice();
  const [state, send] = useMachine(
    signUpMachine,
    () =>
      initialSignUp({
        popup: region.conflict.popup,
        asksEntity: site.variant === 'accu',
        asksTerms: !region.agreements.autoCheck,
      }),
    (effect, emit) => {
      beginNotice(effect);
      runSignUpEffect(effect, deps, emit);
    },
  );
  useEffect(() => onRestored(() => send({ type: 'PAGE_RESTORED' })), [send]);
  const titleRef = useHeadingOnArrival();
  const later = isLaterStep(state);
  useStepEntry(later, () => (isLaterStep(send({ type: 'BACK_REQUESTED' })) ? 'stays' : 'went'));
  const busy = isBusy(state);
  useLayoutEffect(() => {
    onProgress?.({ busy, goBack: later ? () => void send({ type: 'BACK_REQUESTED' }) : null });
  }, [onProgress, busy, later, send]);

  const [picking, setPicking] = useState(false);
  const renderPicker = useChunk(sitePicker, picking, { onOffline: () => setPicking(false) });
  const renderLaterSteps = useChunk(laterSteps, state.step !== 'account');
  const renderDialogs = useChunk(signUpDialogs, isInterrupted(state));
  const dialogs =
    state.step !== 'success' &&
    renderDialogs?.({ state, send, targets, parts, loading, onPhone: () => wantPhone() });
  const shared = { form, parts, submitStep, validateOnBlur, targets, send };
  return (
    <>
      {state.step === 'account' ? (
        <AccountForm
          {...shared}
          state={state}
          titleRef={titleRef}
          asking={renderDialogs === null && isInterrupted(state)}
          onPhone={() => wantPhone(contactField(form, 'phone_email'))}
          kept={kept}
          loading={loading}
          onSwitchSite={() => setPicking(true)}
          onForm={
            uncover &&
            (() => {
              uncover();
              send({ type: 'FORM_CHOSEN' });
            })
          }
          onContinue={lead.create}
          onSignInMethod={({ method }) => {
            lead.create(
              readContact(classified(form.getValues('phone_email'), parts), parts).contact,
            );
            send({ type: 'METHOD_CHOSEN', method, at: now() });
          }}
        >
          {dialogs}
        </AccountForm>
      ) : (
        <>
          {renderLaterSteps?.({ ...shared, state }) ?? (
            <Card title={null} data-step={state.step} data-arriving fullScreen>
              <StepNotice failuresOnly />
            </Card>
          )}
          {dialogs}
        </>
      )}
      {renderPicker?.({ open: picking, onClose: () => setPicking(false) })}
    </>
  );
}
