import { useEffect, useRef, useState } from 'react';
import { IdentityDialog } from '../../components/IdentityDialog/IdentityDialog.tsx';
import { SendCodeButton } from '../../components/SendCodeButton/SendCodeButton.tsx';
import { CODE_LENGTH, codeProblem } from '../../domain/code/codeRules.ts';
import { identityMachine } from '../../flows/identity/identityMachine.ts';
import {
  identityStart,
  type IdentityEffect,
  type IdentityEvent,
} from '../../flows/identity/IdentityState.ts';
import { phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { useFocusTargets } from '../useFocusTargets.ts';
import { useMachine } from '../useMachine.ts';
import { useRequests } from '../useRequests.ts';
import type { IdentityQuestion } from '../createIdentityDesk.ts';
import { checkIdentityCode, sendIdentityCode } from './identityCalls.ts';

/** The dialog of one question, from its first code to its answer. Source: B§4, S-114. */
export default function IdentityCheck({ question }: { readonly question: IdentityQuestion }) {
  const { call, now } = useServices();
  const { decision, answer } = question;
  const [code, setCode] = useState('');
  const targets = useFocusTargets<'code'>();
  const asked = useRef(0);
  const { ask, abort } = useRequests();

  const [state, send] = useMachine(
    identityMachine,
    () => identityStart,
    (effect: IdentityEffect, tell: (event: IdentityEvent) => void) => {
      switch (effect.type) {
        case 'SEND_CODE':
          return void ask(
            ++asked.current,
            (signal) => sendIdentityCode(call, decision, signal),
            () => tell({ type: 'CODE_SENT', at: now() }),
            (error) => tell({ type: 'SEND_REJECTED', error, at: now() }),
          );
        case 'CHECK_CODE':
          return void ask(
            ++asked.current,
            (signal) => checkIdentityCode(call, decision, effect.code, signal),
            ({ ticket }) => tell({ type: 'CODE_ACCEPTED', ticket }),
            (error) => tell({ type: 'CODE_REJECTED', error }),
          );
        case 'CLEAR_CODE':
          return setCode('');
        case 'FOCUS_CODE':
          return targets.focus('code');
        case 'ABORT':
          return abort();
        case 'ANSWER':
          return answer(effect.ticket);
      }
    },
  );
  useEffect(() => send({ type: 'OPENED' }), [send]);

  const { activity, sent, wait } = state;
  const length = CODE_LENGTH[decision.contact_type === 'email' ? 'email' : 'phone'];
  const notice = activity.name === 'entering' ? activity.notice : null;
  return (
    <IdentityDialog
      open={activity.name !== 'over'}
      contact={decision.contact}
      length={length}
      code={code}
      error={notice === null ? undefined : phraseOf(notice)}
      checking={activity.name === 'checking'}
      fieldRef={targets.bearer('code')}
      resend={
        <SendCodeButton
          sent={sent}
          wait={wait}
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
        if (problem === null) send({ type: 'CODE_SUBMITTED', code: value });
        else send({ type: 'CODE_REFUSED', problem });
      }}
      onRefuse={() => send({ type: 'CODE_REFUSED', problem: 'short' })}
      onCancel={() => send({ type: 'CANCELLED' })}
    />
  );
}
