import { useEffect } from 'react';
import { checkCriteria, startLinking } from '../../../api/account/partnerOnboarding.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { signInMethods } from '../../../domain/sign-in/signInMethods.ts';
import { clearFlow } from '../../../domain/tracking/clearFlow.ts';
import {
  entranceMachine,
  entranceStart,
  type EntranceEffect,
  type EntranceEvent,
} from '../../../flows/partner-onboarding/entranceMachine.ts';
import { Message } from '../../../i18n/Message.tsx';
import { signUpMethodCode } from '../../../telemetry/TelemetryEvent.ts';
import { useAdmission } from '../../Admission.ts';
import { onRestored } from '../../onRestored.ts';
import { phraseOf } from '../../phraseOf.ts';
import { RouteLink } from '../../RouteLink.tsx';
import { useServices } from '../../Services.ts';
import { PartnerDialogs } from '../../shared/PartnerDialogs.tsx';
import { useStartMethod } from '../../shared/useStartMethod.ts';
import { useMachine } from '../../useMachine.ts';
import { useRequests } from '../../useRequests.ts';
import { MethodTerms } from '../dialogs/MethodTerms.tsx';
import styles from './Entrance.module.css';

interface EntranceProps {
  /** The path of the plain form; by default the register page's. */
  readonly formPath?: string;
  /** The query of the plain form. */
  readonly search: string;
  /** Shows the plain form in place of this. */
  readonly onForm: () => void;
}

/** What comes in place of the entrance gets the focus, which went with it (E-24). */
function focusNext() {
  const main = document.getElementById('main');
  const next = main?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]') ?? main;
  if (document.activeElement === document.body) next?.focus();
}

/** The entrance of the partner's sellers: only the button of the partner, and a way to the form. Source: A§2 (PARTNER-002). */
export function Entrance({ formPath, search, onForm }: EntranceProps) {
  useAdmission();
  const { page, backend, browser, telemetry, shell } = useServices();
  const requests = useRequests();
  const start = useStartMethod('register');
  const run = (effect: EntranceEffect, emit: (event: EntranceEvent) => unknown) => {
    switch (effect.type) {
      case 'CHECK_CRITERIA':
        return void requests.ask(
          1,
          (signal) => checkCriteria(backend.call, signal),
          () => undefined,
          (error) => emit({ type: 'CRITERIA_REJECTED', error }),
        );
      case 'START_LINKING':
        return void requests.ask(
          2,
          (signal) => startLinking(backend.call, null, signal),
          () => emit({ type: 'LINKING_STARTED' }),
          (error) => emit({ type: 'LINKING_REJECTED', error, at: browser.now() }),
        );
      case 'LEAVE_FOR_BINDING':
        clearFlow(browser.storage, 'partner');
        return browser.leaveFor(page.partnerBinding);
      case 'TRACK_METHOD':
        return telemetry.report({
          name: 'sign_up.method_chosen',
          method: signUpMethodCode[effect.method],
        });
      case 'START_METHOD':
        return start(effect, (notice) => emit({ type: 'START_FAILED', notice }));
      case 'TOAST_ERROR':
        return shell.toast({ tone: 'danger', content: phraseOf(effect.notice) });
      case 'GO_TO_FORM':
        return onForm();
    }
  };
  const [{ activity }, send] = useMachine(
    entranceMachine,
    () => entranceStart(!page.region.agreements.autoCheck),
    run,
  );
  useEffect(() => {
    send({ type: 'ENTERED' });
    return onRestored(() => send({ type: 'PAGE_RESTORED' }));
  }, [send]);
  useEffect(() => focusNext, []);
  return (
    <Card
      data-entrance=""
      title={<Message id="fast_onboarding_title" />}
      lead={<Message id="fast_onboarding_lead" />}
    >
      <div className={styles['actions']}>
        <Button
          wide
          data-sign-in-method="partner"
          loading={activity.name === 'leaving'}
          loadingLabel={<Message id="loading" />}
          onClick={() => send({ type: 'METHOD_CHOSEN' })}
        >
          <Message id={signInMethods.partner.label} />
        </Button>
        <RouteLink to={formPath ?? page.paths.register} search={search}>
          <Message id="fast_onboarding_form" />
        </RouteLink>
      </div>
      {activity.name === 'agreeing' && (
        <MethodTerms
          method="partner"
          onAgree={(agreed) => send({ type: 'TERMS_AGREED', ...agreed })}
          onCancel={() => send({ type: 'DISMISSED' })}
        />
      )}
      {'dialog' in activity && (
        <PartnerDialogs
          dialog={activity.dialog}
          linking={activity.name === 'linking'}
          send={send}
        />
      )}
    </Card>
  );
}
