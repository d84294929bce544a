import { Card } from '../../components/Card/Card.tsx';
import { contactText } from '../../domain/account/Contact.ts';
import type { FocusTarget } from '../../flows/sign-up/SignUpEffect.ts';
import { initialSignUp, type SignUpState } from '../../flows/sign-up/SignUpState.ts';
import { signUpMachine } from '../../flows/sign-up/signUpMachine.ts';
import { useChunk } from '../useChunk.ts';
import { useFocusTargets } from '../useFocusTargets.ts';
import { useMachine } from '../useMachine.ts';
import { useServices } from '../Services.ts';
import { AccountForm } from './AccountForm.tsx';
import { laterSteps, signUpDialogs } from './chunks.ts';
import { useSignUpEffects } from './useSignUpEffects.ts';
import { useSignUpForm } from './useSignUpForm.ts';

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
    loginPath,
    focus: targets.focus,
    showContact: (contact) => form.setValue('phone_email', contactText(contact)),
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

  const renderLaterSteps = useChunk(laterSteps, state.step !== 'account');
  const renderDialogs = useChunk(signUpDialogs, interrupted(state));
  const shared = { form, submitStep, validateOnBlur, targets, send };
  return (
    <>
      {state.step === 'account' ? (
        <AccountForm {...shared} state={state} loginPath={loginPath} />
      ) : (
        (renderLaterSteps?.({ ...shared, state }) ?? (
          <Card title="" data-step={state.step} fullScreen />
        ))
      )}
      {state.step !== 'success' && renderDialogs?.({ state, send, targets })}
    </>
  );
}

const dialogs: ReadonlySet<string> = new Set([
  'confirmingMarket',
  'exists',
  'changing',
  'sendingChange',
]);

/** Whether a dialog stands over the step. */
const interrupted = (state: SignUpState): boolean =>
  state.step !== 'success' && dialogs.has(state.activity.name);
