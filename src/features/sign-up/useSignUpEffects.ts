import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Contract, RequestOf, ResponseOf } from '../../api/Contract.ts';
import { sendEmailCode, verifyEmailCode } from '../../api/contracts/passport/codes.ts';
import { registerWithEmailTicket } from '../../api/contracts/passport/register.ts';
import { checkNetworkCountry } from '../../api/contracts/product/networkCheck.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import { RESEND_SECONDS } from '../../domain/code/codeRules.ts';
import { acceptsNetworkRegion } from '../../domain/region/acceptsNetworkRegion.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { FocusTarget, SignUpEffect } from '../../flows/sign-up/SignUpEffect.ts';
import type { SignUpEvent } from '../../flows/sign-up/SignUpEvent.ts';
import { signUpWay } from '../../telemetry/TelemetryEvent.ts';
import { phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { isMobilePage, settledRedirect, wantedRedirect } from './afterSignUp.ts';
import { checkCodePayload, registerPayload, sendCodePayload } from './payloads.ts';

interface Hands {
  /** Path of the log-in page. */
  readonly loginPath: string;
  readonly focus: (target: FocusTarget) => void;
  readonly showContact: (contact: Contact) => void;
  readonly clearCode: () => void;
  readonly clearPasswords: () => void;
}

type Send = (event: SignUpEvent) => void;

/** Does what the sign-up machine asks for: calls, focus, texts, events, the hand-over. */
export function useSignUpEffects(hands: Hands): (effect: SignUpEffect, send: Send) => void {
  const services = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { region, call, report, toast, redirect, homepage, leaveFor, carried, now } = services;
  const place = () => ({ search, mobile: isMobilePage(), rule: redirect, homepage });

  async function ask<C extends Contract>(
    contract: C,
    request: RequestOf<C>,
    accepted: (data: ResponseOf<C>) => void,
    rejected: (error: CallError) => void,
  ): Promise<void> {
    running.current = new AbortController();
    const answer = await call(contract, request, running.current.signal);
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
          checkNetworkCountry,
          {},
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
          sendEmailCode,
          sendCodePayload(contact, change),
          () => send({ type: 'CODE_SENT', request, resendAt: now() + RESEND_SECONDS * 1000 }),
          (error) => send({ type: 'SEND_REJECTED', request, error }),
        );
      }
      case 'CHECK_CODE': {
        const { request, contact, code } = effect;
        return void ask(
          verifyEmailCode,
          checkCodePayload(contact, code),
          (data) => send({ type: 'CODE_ACCEPTED', request, ticket: data.verification_ticket }),
          (error) => send({ type: 'CODE_REJECTED', request, error }),
        );
      }
      case 'REGISTER': {
        const { request, ticket, password } = effect;
        return void ask(
          registerWithEmailTicket,
          registerPayload(ticket, password, wantedRedirect(place())),
          (data) => send({ type: 'REGISTERED', request, redirectUrl: data.redirect_url ?? null }),
          (error) => send({ type: 'REGISTER_REJECTED', request, error }),
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
            ? { name: effect.fact, way: signUpWay.email }
            : { name: effect.fact },
        );
      case 'GO_TO_LOGIN':
        carried.put(effect.contact);
        return void navigate({ pathname: hands.loginPath, search }, { replace: true });
      case 'HAND_OVER':
        return leaveFor(settledRedirect(effect.redirectUrl, place()));
    }
  };
}
