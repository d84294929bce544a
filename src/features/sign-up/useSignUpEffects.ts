import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Answer } from '../../api/client.ts';
import { checkNetworkCountry } from '../../api/contracts/product/networkCheck.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import { contactText } from '../../domain/account/Contact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import { acceptsNetworkRegion } from '../../domain/region/acceptsNetworkRegion.ts';
import type { FocusTarget, SignUpEffect } from '../../flows/sign-up/SignUpEffect.ts';
import type { SignUpEvent } from '../../flows/sign-up/SignUpEvent.ts';
import type { OAuthType } from '../../flows/sign-up/SignUpState.ts';
import { signUpWay } from '../../telemetry/TelemetryEvent.ts';
import { phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { reportsOfNewerPage } from './reportsAfter.ts';
import { checkCode, registerWithTicket, sendCode } from './signUpCalls.ts';
import { useHandOver, useRegistered, type Shown } from './useHandOver.ts';

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
  const running = useRef<AbortController | null>(null);
  /** Whom the newest request was for. */
  const account = useRef<Contact | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { region, call, report, toast, tell, carried, storage, now } = services;

  async function ask<Data>(
    made: (signal: AbortSignal) => Promise<Answer<Data>>,
    accepted: (data: Data) => void,
    rejected: (error: CallError) => void,
  ): Promise<void> {
    running.current = new AbortController();
    const answer = await made(running.current.signal);
    if (answer.ok) accepted(answer.data);
    else if (answer.error.failure !== 'aborted') rejected(answer.error);
  }

  return (effect, send) => {
    switch (effect.type) {
      case 'CHECK_REGION': {
        const { request } = effect;
        const { allow } = region.register.checkNetworkRegion;
        if (allow.length === 0) return send({ type: 'REGION_MATCHED', request });
        return void ask(
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
          (signal) => sendCode(call, contact, change, signal),
          () => {
            storage.write('sign_up_account', contactText(contact)); // a reload finds it typed (E-14)
            send({ type: 'CODE_SENT', request, at: now() });
          },
          (error) => send({ type: 'SEND_REJECTED', request, error, at: now() }),
        );
      }
      case 'CHECK_CODE': {
        const { request, contact, code } = effect;
        return void ask(
          (signal) => checkCode(call, contact, code, signal),
          (data) => send({ type: 'CODE_ACCEPTED', request, ticket: data.verification_ticket }),
          (error) => send({ type: 'CODE_REJECTED', request, error, at: now() }),
        );
      }
      case 'REGISTER': {
        const { request, contact, ticket, password } = effect;
        account.current = contact;
        return void ask(
          (signal) =>
            registerWithTicket(call, contact, { ticket, password, redirectUrl: wanted() }, signal),
          ({ redirect_url, user_id_str, user_id }) =>
            send({
              type: 'REGISTERED',
              request,
              redirectUrl: redirect_url ?? null,
              userId: user_id_str ?? user_id?.toString() ?? null,
            }),
          (error) => send({ type: 'REGISTER_REJECTED', request, error, at: now() }),
        );
      }
      case 'ABORT':
        return running.current?.abort();
      case 'TOAST_SENT':
        return toast({ tone: 'positive', content: { id: effect.key } });
      case 'TOAST_ERROR':
        return toast({ tone: 'danger', content: phraseOf(effect.notice) });
      case 'SHOW_CONTACT':
        return hands.showContact(effect.contact);
      case 'CLEAR_CODE':
        return hands.clearCode();
      case 'CLEAR_PASSWORDS':
        return hands.clearPasswords();
      case 'FOCUS':
        return hands.focus(effect.target);
      case 'TRACK':
        return report(
          effect.fact === 'sign_up.completed'
            ? { name: effect.fact, way: signUpWay[account.current?.type ?? 'email'] }
            : { name: effect.fact },
        );
      case 'TRACK_ANSWER':
        return report({ name: 'sign_up.conflict_answered', answer: effect.answer });
      case 'TRACK_WAY':
        return report({ name: 'sign_up.way_chosen', way: wayOf[effect.provider] });
      case 'TELL_FAILURE': {
        const failure = { code: effect.code, log_id: effect.logId };
        report({ name: 'sign_up.register_failed', ...failure });
        return tell('parent', { type: 'register_failed', payload: failure });
      }
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
        const shown = hands.shown(account.current?.type ?? 'email');
        const reports = reportsOfNewerPage(call, registered({ ...shown, userId: effect.userId }));
        return void leave(reports, settled(effect.redirectUrl));
      }
    }
  };
}
