import { lazy, Suspense, useEffect } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import type { FocusTarget } from '../../flows/sign-up/SignUpEffect.ts';
import { initialSignUp, type SignUpState } from '../../flows/sign-up/SignUpState.ts';
import { signUpMachine } from '../../flows/sign-up/signUpMachine.ts';
import { useFocusTargets } from '../useFocusTargets.ts';
import { useMachine } from '../useMachine.ts';
import { useServices } from '../Services.ts';
import { AccountForm } from './AccountForm.tsx';
import { laterSteps, signUpDialogs } from './chunks.ts';
import { useSignUpEffects } from './useSignUpEffects.ts';
import { useSignUpForm } from './useSignUpForm.ts';

const LaterSteps = lazy(laterSteps);
const SignUpDialogs = lazy(signUpDialogs);

interface SignUpProps {
  /** Where the flow starts; stories start it anywhere. */
  readonly initial?: SignUpState;
  readonly loginPath: string;
}

/** Sign-up on the newer page: three steps in one card, and the dialogs that interrupt them. Source: A§2, A§4. */
export function SignUp({ initial, loginPath }: SignUpProps) {
  const { region } = useServices();
  const { form, submitStep, validateOnBlur } = useSignUpForm();
  const targets = useFocusTargets<FocusTarget>();
  const run = useSignUpEffects({
    focus: targets.focus,
    clearCode: () => form.resetField('verification_code'),
    clearPasswords: () => {
      form.resetField('password');
      form.resetField('confirm_password');
    },
  });
  const [state, send] = useMachine(
    signUpMachine,
    () => initial ?? initialSignUp({ popup: region.conflict.popup }),
    run,
  );

  // The form is usable before the later chunks are asked for; they are there when the code is.
  useEffect(() => {
    void laterSteps();
    void signUpDialogs();
  }, []);

  const shared = { form, submitStep, validateOnBlur, targets, send };
  return (
    <>
      {state.step === 'account' ? (
        <AccountForm {...shared} state={state} loginPath={loginPath} />
      ) : (
        <Suspense fallback={<Card title="" data-step={state.step} fullScreen />}>
          <LaterSteps {...shared} state={state} />
        </Suspense>
      )}
      {state.step !== 'success' && (
        <Suspense fallback={null}>
          <SignUpDialogs
            state={state}
            send={send}
          />
        </Suspense>
      )}
    </>
  );
}
