import { useEffect, useRef, useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import type { Door } from '../../domain/region/offeredDoors.ts';
import type { FocusTarget } from '../../flows/sign-up/SignUpEffect.ts';
import { initialSignUp, type SignUpState } from '../../flows/sign-up/SignUpState.ts';
import { signUpMachine } from '../../flows/sign-up/signUpMachine.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useChunk } from '../useChunk.ts';
import { useFocusTargets } from '../useFocusTargets.ts';
import { onRestored } from '../onRestored.ts';
import { useMachine } from '../useMachine.ts';
import { useServices } from '../Services.ts';
import { AccountForm } from './AccountForm.tsx';
import { laterSteps, signUpDialogs, sitePicker } from './chunks.ts';
import { useGoToSite } from './useGoToSite.ts';
import { useLead } from './useLead.ts';
import { snapDataOf } from './payloads/snapshot.ts';
import { marketingOf, shownAgreements } from './shownAgreements.ts';
import { startContact, typedOf } from './typedContact.ts';
import { usePhoneParts } from './usePhoneParts.ts';
import { useSignUpEffects } from './useSignUpEffects.ts';
import { useSignUpForm } from './useSignUpForm.ts';
import { useStepEntry } from './useStepEntry.ts';

const doorOf = { 'short-video': 'shortVideo', social: 'google' } as const;

/** Sign-up on the newer page: three steps in one card, and the dialogs that interrupt them. Source: A§2, A§4. */
export function SignUp() {
  const { site, region, prefill, paths, leaveFor, identity } = useServices();
  const language = useLanguage();
  const goToSite = useGoToSite();
  const targets = useFocusTargets<FocusTarget>();
  const start = startContact(prefill, region.defaultRegisterType);
  const [phones, setPhones] = useState(start.type === 'phone');
  const withoutPhone = useRef<() => void>(() => undefined);
  const parts = usePhoneParts(phones, () => withoutPhone.current());
  const { form, submitStep, validateOnBlur } = useSignUpForm(start, parts);
  const lead = useLead();

  const run = useSignUpEffects({
    loginPath: paths.login,
    focus: targets.focus,
    showContact: (contact) => form.setValue('phone_email', typedOf(contact)),
    clearCode: () => form.resetField('verification_code'),
    clearPasswords: () => {
      form.resetField('password');
      form.resetField('confirm_password');
    },
    shown(type) {
      const ticks = form.getValues();
      return {
        marketing: marketingOf(region, type, ticks),
        snapData: snapDataOf(shownAgreements(region, type, ticks), language),
      };
    },
    startOAuth: (provider) => leaveFor(paths[doorOf[provider]]),
    switchSite: goToSite,
  });
  const [state, send] = useMachine(
    signUpMachine,
    () => initialSignUp({ popup: region.conflict.popup, asksEntity: site.variant === 'accu' }),
    run,
  );
  useEffect(() => onRestored(() => send({ type: 'PAGE_RESTORED' })), [send]);
  const later = state.step === 'verification' || state.step === 'password';
  useStepEntry(later, () => {
    const question = identity.read();
    if (question === null && !interrupted(state)) {
      send({ type: 'BACK_PRESSED' });
      return 'went';
    }
    question?.answer(null);
    send({ type: 'EXISTS_CANCELLED' });
    send({ type: 'CHANGE_CANCELLED' });
    return 'stays';
  });

  /** A phone is wanted; offline the form takes back what it had instead (E-17). */
  const wantPhone = () => {
    const before = form.getValues('phone_email');
    withoutPhone.current = () => {
      setPhones(false);
      if (form.getValues('phone_email').type === 'phone') form.setValue('phone_email', before);
    };
    setPhones(true);
  };

  const openDoor = ({ door }: { readonly door: Door }) => {
    lead(form.getValues());
    if (door === 'partner') leaveFor(paths.partner);
    else send({ type: 'PROVIDER_CHOSEN', provider: providerOf[door] });
  };

  const [picking, setPicking] = useState(false);
  const renderPicker = useChunk(sitePicker, picking, () => setPicking(false));
  const renderLaterSteps = useChunk(laterSteps, state.step !== 'account');
  const renderDialogs = useChunk(signUpDialogs, interrupted(state));
  const shared = { form, parts, submitStep, validateOnBlur, targets, send };
  return (
    <>
      {state.step === 'account' ? (
        <AccountForm
          {...shared}
          state={state}
          asking={renderDialogs === null && interrupted(state)}
          onDoor={openDoor}
          onPhone={wantPhone}
          onSwitchSite={() => setPicking(true)}
        />
      ) : (
        (renderLaterSteps?.({ ...shared, state }) ?? (
          <Card title="" data-step={state.step} fullScreen />
        ))
      )}
      {renderPicker?.({ open: picking, onClose: () => setPicking(false) })}
      {state.step !== 'success' && renderDialogs?.({ state, send, targets, parts })}
    </>
  );
}

const providerOf = {
  shortVideo: 'short-video',
  google: 'social',
  businessAdvertising: 'business-advertising',
} as const;

const dialogs: ReadonlySet<string> = new Set([
  'confirmingEntity',
  'confirmingMarket',
  'exists',
  'changing',
  'sendingChange',
]);

/** Whether a dialog stands over the step. */
const interrupted = (state: SignUpState): boolean =>
  state.step !== 'success' && dialogs.has(state.activity.name);
