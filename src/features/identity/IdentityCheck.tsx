import { useEffect, useState } from 'react';
import { IdentityDialog } from '../../components/IdentityDialog/IdentityDialog.tsx';
import { SendCodeButton } from '../../components/SendCodeButton/SendCodeButton.tsx';
import { CODE_LENGTH, codeProblem } from '../../domain/code/codeRules.ts';
import { identityMachine } from '../../flows/identity/identityMachine.ts';
import { identityStart } from '../../flows/identity/IdentityState.ts';
import { phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { useFocusTargets } from '../useFocusTargets.ts';
import { useCooldownPhrase } from '../useCooldownPhrase.ts';
import { useCurrentPause } from '../useCurrentPause.ts';
import { useMachine } from '../useMachine.ts';
import { useRequests } from '../useRequests.ts';
import type { IdentityQuestion } from '../createPromptQueue.ts';
import { runIdentityEffect } from './runIdentityEffect.ts';

/** The dialog of one identity verification, from its first code to its answer. Source: B§4, S-114. */
export default function IdentityCheck({ question }: { readonly question: IdentityQuestion }) {
  const {
    backend: { call },
    telemetry: { report },
    browser: { now },
  } = useServices();
  const { contact, answer } = question;
  const [code, setCode] = useState('');
  const targets = useFocusTargets<'code'>();
  const requests = useRequests();
  const type = contact.contact_type === 'email' ? 'email' : 'phone';
  const deps = {
    ...{ call, requests, report, now, answer, contact },
    clearCode: () => setCode(''),
    focusCode: () => targets.focus('code'),
  };
  const [state, send] = useMachine(
    identityMachine,
    () => identityStart,
    (effect, emit) => runIdentityEffect(effect, deps, emit),
  );
  useEffect(() => void send({ type: 'OPENED' }), [send]);

  const { activity, sent, cooldowns, sendFailure } = state;
  const { send: sendCooldown = null, check: checkCooldown = null } = cooldowns;
  const length = CODE_LENGTH[type];
  const notice = activity.name === 'entering' ? activity.notice : null;
  const error = useCurrentPause(notice ? phraseOf(notice) : undefined, checkCooldown);
  const failure = useCurrentPause(sendFailure ? phraseOf(sendFailure) : undefined, sendCooldown);
  const pause = useCooldownPhrase(checkCooldown);
  return (
    <IdentityDialog
      open={activity.name !== 'over'}
      contact={contact.contact}
      length={length}
      code={code}
      error={error}
      checking={activity.name === 'checking'}
      fieldRef={targets.refFor('code')}
      pause={pause}
      sendFailure={failure}
      resend={
        <SendCodeButton
          sent={sent}
          cooldown={sendCooldown}
          now={now}
          loading={activity.name === 'sending'}
          onSend={({ at }) => send({ type: 'RESEND_PRESSED', at })}
        />
      }
      onChange={({ value }) => {
        setCode(value);
        send({ type: 'CODE_EDITED' });
      }}
      onSubmit={({ value }) => {
        const problem = codeProblem(value, length);
        if (problem === null) send({ type: 'CODE_SUBMITTED', code: value, at: now() });
        else send({ type: 'CODE_REFUSED', problem });
      }}
      onLeave={({ value }) => send({ type: 'CODE_LEFT', problem: codeProblem(value, length) })}
      onRefuse={() => send({ type: 'CODE_REFUSED', problem: 'short' })}
      onCancel={() => send({ type: 'DISMISSED' })}
    />
  );
}
