import { useState } from 'react';
import { infoMachine } from '../../flows/additional-info/infoMachine.ts';
import type { InfoTarget } from '../../flows/additional-info/InfoEffect.ts';
import { initialInfo } from '../../flows/additional-info/InfoState.ts';
import { sendingAtStart } from '../../flows/Sending.ts';
import { useServices } from '../Services.ts';
import { useBeginNotice } from '../shared/FormNotices.tsx';
import { SuccessPanel } from '../shared/SuccessPanel.tsx';
import { startContact } from '../shared/typedContact.ts';
import { useContactParts } from '../shared/useContactParts.ts';
import { useStepEntry } from '../shared/useStepEntry.ts';
import { useValidatedForm } from '../shared/useValidatedForm.ts';
import { useFocusTargets } from '../useFocusTargets.ts';
import { useMachine } from '../useMachine.ts';
import { InfoDialogs } from './InfoDialogs.tsx';
import { InfoForm } from './InfoForm.tsx';
import { infoPlan, infoStart, shownIn } from './infoValues.ts';
import { runInfoEffect } from './runInfoEffect.ts';
import { useInfoDeps } from './useInfoDeps.ts';

interface InfoFlowProps {
  readonly profileKey: string;
}

/** The form with its machine, its dialogs and its end. Source: A§2, A§4. */
export function InfoFlow({ profileKey }: InfoFlowProps) {
  const {
    page: { region },
    browser: { now, signUpAccount },
  } = useServices();
  const [start] = useState(() => startContact(signUpAccount.read(), region.defaultRegisterType));
  const { parts, wantPhone } = useContactParts(start.type);
  const { form, validate } = useValidatedForm(infoPlan, infoStart(start), parts);
  const targets = useFocusTargets<InfoTarget>();
  const deps = useInfoDeps({
    ...{ profileKey, form },
    focus: targets.focus,
    onPhone: () =>
      wantPhone({
        read: () => shownIn(form.getValues()),
        write: () => void send({ type: 'KIND_SWITCHED' }),
      }),
  });
  const beginNotice = useBeginNotice();
  const [state, send] = useMachine(
    infoMachine,
    () =>
      initialInfo(
        { popup: region.conflict.popup, kind: start.type },
        sendingAtStart(signUpAccount.sentAt('additional-info'), now()),
      ),
    (effect, emit) => {
      beginNotice(effect);
      runInfoEffect(effect, deps, emit);
    },
  );
  const { activity } = state;
  useStepEntry(activity.name !== 'bound', () =>
    send({ type: 'BACK_REQUESTED' }).activity.name === 'left' ? 'went' : 'stays',
  );
  if (activity.name === 'bound')
    return <SuccessPanel level={1} headingRef={targets.refFor('heading')} />;
  return (
    <>
      <InfoForm {...{ state, form, validate, parts, targets, send }} />
      <InfoDialogs activity={activity} send={send} />
    </>
  );
}
