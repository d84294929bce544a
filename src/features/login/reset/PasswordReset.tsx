import type { Contact } from '../../../domain/account/Contact.ts';
import { resetMachine } from '../../../flows/password-reset/resetMachine.ts';
import type { ResetTarget } from '../../../flows/password-reset/ResetEffect.ts';
import { resetStart } from '../../../flows/password-reset/ResetState.ts';
import { useServices } from '../../Services.ts';
import { useBeginNotice } from '../../shared/FormNotices.tsx';
import type { TypedContact } from '../../shared/typedContact.ts';
import { type ContactParts, contactField } from '../../shared/useContactParts.ts';
import { useStepEntry } from '../../shared/useStepEntry.ts';
import { useValidatedForm } from '../../shared/useValidatedForm.ts';
import { useFocusTargets } from '../../useFocusTargets.ts';
import { useMachine } from '../../useMachine.ts';
import { useRequests } from '../../useRequests.ts';
import { AccountForm } from './AccountForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { ResetProps } from './ResetProps.ts';
import { resetFields, resetPlan, resetValues } from './resetValues.ts';
import { runResetEffect } from './runResetEffect.ts';

interface PasswordResetProps extends ContactParts {
  /** The account as it stands in the log-in form. */
  readonly start: TypedContact;
  /** Called when the panel is left, with the account that it was at, if any. */
  readonly onLeave: (left: { readonly contact: Contact | null }) => void;
  readonly onDone: (done: { readonly contact: Contact }) => void;
}

/** The panel for a forgotten password: account, code, new password. Source: A§7, S-101. */
export default function PasswordReset(props: PasswordResetProps) {
  const { start, parts, kept, wantPhone, loading, onLeave, onDone } = props;
  const { backend, telemetry, browser, shell } = useServices();
  const requests = useRequests();
  const targets = useFocusTargets<ResetTarget>();
  const { form, validate } = useValidatedForm(resetPlan, resetValues(start), parts);
  const deps = {
    ...{ call: backend.call, requests, toast: shell.toast, now: browser.now },
    ...{ focus: targets.focus, leave: onLeave, finish: onDone },
    ...{ report: telemetry.report, keepAccount: browser.prefilledAccount.put },
    form: {
      clearCode: () => form.resetField('verification_code'),
      clearPasswords: () => {
        form.resetField('password');
        form.resetField('confirm_password');
      },
    },
  };
  const beginNotice = useBeginNotice();
  const [state, send] = useMachine(
    resetMachine,
    () => resetStart,
    (effect, emit) => {
      beginNotice(effect);
      runResetEffect(effect, deps, emit);
    },
  );
  useStepEntry(true, () => (send({ type: 'BACK_REQUESTED' }).step === 'over' ? 'went' : 'stays'));
  const shared: Omit<ResetProps<unknown>, 'state'> = {
    ...{ form, parts, kept, loading, targets, send },
    onPhone: () => wantPhone(contactField(form, 'account')),
    submitStep: (step) => validate(resetFields[step], true),
    validateOnBlur: (name) => void validate([name], false),
  };
  switch (state.step) {
    case 'account':
      return <AccountForm {...shared} state={state} />;
    case 'code':
      return <CodeForm {...shared} state={state} />;
    case 'password':
      return <PasswordForm {...shared} state={state} />;
    case 'over':
      return null;
  }
}
