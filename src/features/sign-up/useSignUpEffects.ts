import { useLocation, useNavigate } from 'react-router-dom';
import { checkNetworkCountry } from '../../api/contracts/product/networkCheck.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import { acceptsNetworkRegion } from '../../domain/region/acceptsNetworkRegion.ts';
import type { FocusTarget, SignUpEffect } from '../../flows/sign-up/SignUpEffect.ts';
import type { SignUpEvent } from '../../flows/sign-up/SignUpEvent.ts';
import type { OAuthType } from '../../flows/sign-up/SignUpState.ts';
import { signUpWay } from '../../telemetry/TelemetryEvent.ts';
import { useServices } from '../Services.ts';
import { useRequests } from '../useRequests.ts';
import { registeredFact } from './registeredFact.ts';
import { reportsAfter } from './chunks.ts';
import { checkCode, registerWithTicket, sendCode } from './signUpCalls.ts';
import { useHandOver, useRegistered, type Shown } from './useHandOver.ts';
import { useTelling } from './useTelling.ts';

interface Hands {
  /** Path of the log-in page. */
  readonly loginPath: string;
  readonly focus: (target: FocusTarget) => void;
  readonly showContact: (contact: Contact) => void;
  readonly clearCode: () => void;
  readonly clearPasswords: () => void;
  /** What the form showed and the person ticked, for a contact. */
  readonly shown: (type: Contact['type']) => Omit<Shown, 'userId'>;
  readonly startOAuth: (provider: OAuthType) => void;
  readonly switchSite: (region: string) => void;
}

type Send = (event: SignUpEvent) => void;

const wayOf = {
  'short-video': signUpWay.shortVideo,
  social: signUpWay.social,
  'business-advertising': signUpWay.businessAdvertising,
} as const;

/** Does what the sign-up machine asks for: calls, focus, texts, events, the hand-over. */
export function useSignUpEffects(hands: Hands): (effect: SignUpEffect, send: Send) => void {
  const services = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { leave, wanted, settled } = useHandOver();
  const registered = useRegistered();
  const { ask, abort } = useRequests();
  const telling = useTelling();
  const { region, call, report, carried, now } = services;

  return (effect, send) => {
    switch (effect.type) {
      case 'CHECK_REGION': {
        const { request } = effect;
        const { allow } = region.register.checkNetworkRegion;
        if (allow.length === 0) return send({ type: 'REGION_MATCHED', request });
        return void ask(
          request,
          (signal) => call(checkNetworkCountry, {}, signal),
          ({ ip_region }) =>
            send({
              type: acceptsNetworkRegion(allow, ip_region) ? 'REGION_MATCHED' : 'REGION_MISMATCHED',
              request,
            }),
          (error) => send({ type: 'REGION_FAILED', request, error }),
        );
      }
      case 'SEND_CODE': {
        const { request, contact, change } = effect;
        return void ask(
          request,
          (signal) => sendCode(call, contact, change, signal),
          () => {
            telling.keep(contact);
            send({ type: 'CODE_SENT', request, at: now() });
          },
          (error) => send({ type: 'SEND_REJECTED', request, error, at: now() }),
        );
      }
      case 'CHECK_CODE': {
        const { request, contact, code } = effect;
        return void ask(
          request,
          (signal) => checkCode(call, contact, code, signal),
          (data) => send({ type: 'CODE_ACCEPTED', request, ticket: data.verification_ticket }),
          (error) => send({ type: 'CODE_REJECTED', request, error, at: now() }),
        );
      }
      case 'REGISTER': {
        const { request, contact, ticket, password } = effect;
        telling.registers(contact);
        return void ask(
          request,
          (signal) =>
            registerWithTicket(call, contact, { ticket, password, redirectUrl: wanted() }, signal),
          (data) => send(registeredFact(request, data)),
          (error) => send({ type: 'REGISTER_REJECTED', request, error, at: now() }),
        );
      }
      case 'ABORT':
        return abort();
      case 'TOAST_SENT':
      case 'TOAST_ERROR':
      case 'TRACK':
      case 'TELL_FAILURE':
        return telling.run(effect);
      case 'SHOW_CONTACT':
        return hands.showContact(effect.contact);
      case 'CLEAR_CODE':
        return hands.clearCode();
      case 'CLEAR_PASSWORDS':
        return hands.clearPasswords();
      case 'FOCUS':
        return hands.focus(effect.target);
      case 'TRACK_ANSWER':
        return report({ name: 'sign_up.conflict_answered', answer: effect.answer });
      case 'TRACK_WAY':
        return report({ name: 'sign_up.way_chosen', way: wayOf[effect.provider] });
      case 'START_OAUTH':
        return hands.startOAuth(effect.provider);
      case 'SWITCH_SITE':
        report({ name: 'market_confirm.country_switched', country: effect.region });
        return hands.switchSite(effect.region);
      case 'GO_TO_LOGIN': {
        if (effect.contact !== null) carried.put(effect.contact);
        const state = effect.tips ? { tips: true } : null;
        return void navigate({ pathname: hands.loginPath, search }, { replace: true, state });
      }
      case 'HAND_OVER': {
        const shown = hands.shown(telling.kind());
        const facts = registered({ ...shown, userId: effect.userId });
        const reports = reportsAfter().then(({ reportsOfNewerPage }) =>
          Promise.all(reportsOfNewerPage(call, facts)),
        );
        return void leave([reports], settled(effect.redirectUrl));
      }
    }
  };
}
