import type { SignUpEffect } from '../../../flows/sign-up/SignUpEffect.ts';
import type { SignUpEvent } from '../../../flows/sign-up/SignUpEvent.ts';
import { handOverReports, laterRequests } from '../chunks.ts';
import { runSharedEffect } from '../shared/runSharedEffect.ts';
import type { SignUpDeps } from './SignUpDeps.ts';

/** Runs the effects of the sign-up machine: requests, focus, form, events, hand-over. Source: A§4. */
export function runSignUpEffect(
  effect: SignUpEffect,
  deps: SignUpDeps,
  send: (event: SignUpEvent) => unknown,
): void {
  const { call, form, report } = deps;
  switch (effect.type) {
    case 'CHECK_CODE':
    case 'REGISTER':
      return void laterRequests().then(({ askAtLaterStep }) => askAtLaterStep(effect, deps, send));
    case 'SHOW_CONTACT':
      return form.showContact(effect.contact);
    case 'CLEAR_CODE':
      return form.clearCode();
    case 'CLEAR_PASSWORDS':
      return form.clearPasswords();
    case 'FOCUS':
      return deps.focus(effect.target);
    case 'TRACK':
      return report({ name: effect.fact });
    case 'TRACK_ANSWER':
      return report({ name: 'sign_up.conflict_answered', answer: effect.answer });
    case 'SWITCH_SITE':
      report({ name: 'market_confirm.country_switched', country: effect.region });
      return deps.switchSite(effect.region);
    case 'HAND_OVER': {
      const { contact, userId, redirectUrl } = effect;
      const shown = form.shown(contact.type);
      return void deps.handOver().then(({ factsOf, leave, settled }) => {
        const reports = Promise.all([handOverReports(), shown]).then(([{ steppedReports }, seen]) =>
          Promise.all(steppedReports(call, factsOf({ ...seen, userId }))),
        );
        return leave([reports], settled(redirectUrl, contact));
      });
    }
    default:
      return runSharedEffect(effect, deps, send);
  }
}
