import { useLocation, useNavigate } from 'react-router-dom';
import { checkNetworkCountry } from '../../../api/contracts/product/networkCheck.ts';
import { ssoDestination } from '../../../domain/redirect/ssoDestination.ts';
import { acceptsNetworkRegion } from '../../../domain/region/acceptsNetworkRegion.ts';
import type { OlderEffect } from '../../../flows/older-sign-up/OlderEffect.ts';
import type { OlderEvent, OlderRegistration } from '../../../flows/older-sign-up/OlderEvent.ts';
import type { Kind } from '../../../flows/older-sign-up/OlderState.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useServices } from '../../Services.ts';
import { useRequests } from '../../useRequests.ts';
import { registeredFact } from '../registeredFact.ts';
import { reportsOfOlderForm } from '../reportsAfter.ts';
import { useHandOver, useRegistered, type Shown } from '../useHandOver.ts';
import { useTelling } from '../useTelling.ts';
import { registerOlder, sendOlderCode } from './olderCalls.ts';

interface Hands {
  readonly loginPath: string;
  readonly focus: (target: Extract<OlderEffect, { type: 'FOCUS' }>['target']) => void;
  /** Asks the form's rules: what it registers, or null when something is wrong. */
  readonly validate: () => Promise<OlderRegistration | null>;
  /** Turns the form over to a block. */
  readonly showBlock: (kind: Kind) => void;
  readonly clearCode: (kind: Kind) => void;
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
  const { ask, abort } = useRequests();
  const telling = useTelling();
  const { region, call, report, carried, now, redirect, homepage, sso } = services;

  return (effect, send) => {
    switch (effect.type) {
      case 'SEND_CODE': {
        const { request, contact } = effect;
        return void ask(
          request,
          (signal) => sendOlderCode(call, contact, signal),
          () => {
            telling.keep(contact);
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
        telling.registers(contact);
        const others = {
          password: registration.password,
          verifyTicket,
          business: { region, language, snapData: hands.shown().snapData },
          service: `${redirect.origin}/homepage`,
        };
        return void ask(
          request,
          (signal) => registerOlder(call, registration, others, signal),
          (data) => send(registeredFact(request, data)),
          (error) => send({ type: 'REGISTER_REJECTED', request, contact, error, at: now() }),
        );
      }
      case 'ABORT':
        return abort(effect.request);
      case 'SHOW_BLOCK':
        return hands.showBlock(effect.kind);
      case 'CLEAR_CODE':
        return hands.clearCode(effect.kind);
      case 'TOAST_SENT':
      case 'TOAST_ERROR':
      case 'TRACK':
      case 'TELL_FAILURE':
        return telling.run(effect);
      case 'FOCUS':
        return hands.focus(effect.target);
      case 'GO_TO_LOGIN':
        carried.put(effect.contact);
        return void navigate({ pathname: hands.loginPath, search }, { replace: true });
      case 'HAND_OVER': {
        // An SSO site leaves by the answer's address alone (FLOW-021, S-186).
        if (sso) {
          if (effect.redirectUrl === null) report({ name: 'sso.url_missing' });
          return void leave([], ssoDestination(effect.redirectUrl, redirect) ?? homepage);
        }
        const shown = { ...hands.shown(), userId: effect.userId };
        return void leave(reportsOfOlderForm(call, registered(shown)), wanted());
      }
    }
  };
}
