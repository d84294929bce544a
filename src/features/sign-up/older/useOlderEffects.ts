import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Answer } from '../../../api/client.ts';
import { checkNetworkCountry } from '../../../api/contracts/product/networkCheck.ts';
import { contactText, type Contact } from '../../../domain/account/Contact.ts';
import type { CallError } from '../../../domain/errors/CallError.ts';
import { ssoDestination } from '../../../domain/redirect/ssoDestination.ts';
import { acceptsNetworkRegion } from '../../../domain/region/acceptsNetworkRegion.ts';
import type { OlderEffect } from '../../../flows/older-sign-up/OlderEffect.ts';
import type { OlderEvent, OlderRegistration } from '../../../flows/older-sign-up/OlderEvent.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { signUpWay } from '../../../telemetry/TelemetryEvent.ts';
import { phraseOf } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { reportsOfOlderForm } from '../reportsAfter.ts';
import { useHandOver, useRegistered, type Shown } from '../useHandOver.ts';
import { registerOlder, sendOlderCode } from './olderCalls.ts';

interface Hands {
  readonly loginPath: string;
  readonly focus: (target: Extract<OlderEffect, { type: 'FOCUS' }>['target']) => void;
  /** Asks the form's rules: what it registers, or null when something is wrong. */
  readonly validate: () => Promise<OlderRegistration | null>;
  /** What the form showed and the person ticked. */
  readonly shown: () => Omit<Shown, 'userId'>;
}

type Send = (event: OlderEvent) => void;

/** Does what the older form's machine asks for. */
export function useOlderEffects(hands: Hands): (effect: OlderEffect, send: Send) => void {
  const services = useServices();
  const navigate = useNavigate();
  const language = useLanguage();
  const { search } = useLocation();
  const { leave, wanted } = useHandOver();
  const registered = useRegistered();
  const running = useRef(new Map<number, AbortController>());
  const account = useRef<Contact | null>(null);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);
  const { region, call, report, toast, tell, carried, storage, now, redirect, homepage } = services;

  async function ask<Data>(
    request: number,
    made: (signal: AbortSignal) => Promise<Answer<Data>>,
    accepted: (data: Data) => void,
    rejected: (error: CallError) => void,
  ): Promise<void> {
    const controller = new AbortController();
    running.current.set(request, controller);
    const answer = await made(controller.signal);
    running.current.delete(request);
    if (answer.ok) accepted(answer.data);
    else if (answer.error.failure !== 'aborted') rejected(answer.error);
  }

  return (effect, send) => {
    switch (effect.type) {
      case 'SEND_CODE': {
        const { request, contact } = effect;
        return void ask(
          request,
          (signal) => sendOlderCode(call, contact, signal),
          () => {
            storage.write('sign_up_account', contactText(contact));
            send({ type: 'CODE_SENT', request, at: now() });
          },
          (error) => send({ type: 'SEND_REJECTED', request, contact, error, at: now() }),
        );
      }
      case 'CHECK_NETWORK': {
        const { request } = effect;
        return void ask(
          request,
          (signal) => call(checkNetworkCountry, {}, signal),
          ({ ip_region }) =>
            send({
              type: acceptsNetworkRegion([region.defaultRegionCode], ip_region)
                ? 'NETWORK_ACCEPTED'
                : 'NETWORK_FOREIGN',
              request,
            }),
          (error) => send({ type: 'NETWORK_FAILED', request, error }),
        );
      }
      case 'VALIDATE':
        return void hands
          .validate()
          .then((registration) =>
            send(
              registration === null
                ? { type: 'FORM_REFUSED' }
                : { type: 'FORM_ACCEPTED', registration },
            ),
          );
      case 'REGISTER': {
        const { request, registration, verifyTicket } = effect;
        const [{ contact }] = registration.proven;
        account.current = contact;
        const others = {
          password: registration.password,
          verifyTicket,
          business: { region, language, snapData: hands.shown().snapData },
          service: `${redirect.origin}/homepage`,
        };
        return void ask(
          request,
          (signal) => registerOlder(call, registration, others, signal),
          ({ redirect_url, user_id_str, user_id }) =>
            send({
              type: 'REGISTERED',
              request,
              redirectUrl: redirect_url ?? null,
              userId: user_id_str ?? user_id?.toString() ?? null,
            }),
          (error) => send({ type: 'REGISTER_REJECTED', request, contact, error, at: now() }),
        );
      }
      case 'ABORT':
        return running.current.get(effect.request)?.abort();
      case 'TOAST_SENT':
        return toast({ tone: 'positive', content: { id: effect.key } });
      case 'TOAST_ERROR':
        return toast({ tone: 'danger', content: phraseOf(effect.notice) });
      case 'FOCUS':
        return hands.focus(effect.target);
      case 'TRACK':
        return report(
          effect.fact === 'sign_up.completed'
            ? { name: effect.fact, way: signUpWay[account.current?.type ?? 'email'] }
            : { name: effect.fact },
        );
      case 'TELL_FAILURE': {
        const failure = { code: effect.code, log_id: effect.logId };
        report({ name: 'sign_up.register_failed', ...failure });
        return tell('parent', { type: 'register_failed', payload: failure });
      }
      case 'GO_TO_LOGIN':
        carried.put(effect.contact);
        return void navigate({ pathname: hands.loginPath, search }, { replace: true });
      case 'HAND_OVER': {
        // An SSO site leaves by the answer's address alone (FLOW-021, S-186).
        if (region.doors.sso)
          return void leave([], ssoDestination(effect.redirectUrl, redirect) ?? homepage);
        const shown = { ...hands.shown(), userId: effect.userId };
        return void leave(reportsOfOlderForm(call, registered(shown)), wanted());
      }
    }
  };
}
