import { registerWithCodes } from '../../../api/account/registerWithCodes.ts';
import type { Contact } from '../../../domain/account/Contact.ts';
import { servicePage } from '../../../domain/redirect/signUpTargets.ts';
import { ssoDestination } from '../../../domain/redirect/ssoDestination.ts';
import type { SingleFormEffect } from '../../../flows/single-form/SingleFormEffect.ts';
import type {
  SingleFormEvent,
  SingleFormRegistration,
} from '../../../flows/single-form/SingleFormEvent.ts';
import type { Kind } from '../../../flows/single-form/SingleFormState.ts';
import type { HandOver } from '../hand-over/createHandOver.ts';
import type { Shown } from '../hand-over/reports.ts';
import { singleFormReports } from '../hand-over/reports.ts';
import type { Services } from '../../Services.ts';
import { runSharedEffect, type SharedDeps } from '../shared/runSharedEffect.ts';

/** What the effects of the single form need. */
export interface SingleFormDeps extends SharedDeps {
  readonly page: Pick<Services['page'], 'region' | 'redirect' | 'sso' | 'bareAccount'>;
  /** The page's language, as a BCP 47 tag. */
  readonly language: string;
  readonly focus: (target: Extract<SingleFormEffect, { type: 'FOCUS' }>['target']) => void;
  readonly form: {
    /** Validates the form; resolves to the registration, or to null for an invalid form. */
    readonly validate: () => Promise<SingleFormRegistration | null>;
    /** Switches the form to a block. */
    readonly showBlock: (kind: Kind) => void;
    readonly clearCode: (kind: Kind) => void;
    /** The agreements on screen and whether each was checked, for the types of the contacts. */
    readonly shown: (types: readonly Contact['type'][]) => Omit<Shown, 'userId'>;
  };
  readonly handOver: HandOver;
}

/**
 * Runs the effects of the single form's machine: requests, validation, focus, form, hand-over. Source: A§4.
 *
 * @throws MissingRedirectUrlError on an SSO site whose register response has no address: the error page shows (S-186)
 */
export function runSingleFormEffect(
  effect: SingleFormEffect,
  deps: SingleFormDeps,
  send: (event: SingleFormEvent) => unknown,
): void {
  const { call, requests, form, handOver, report, now } = deps;
  const { region, redirect, sso, bareAccount } = deps.page;
  switch (effect.type) {
    case 'VALIDATE':
      return void form
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
      const { proven, password } = registration;
      const { snapData } = form.shown(proven.map(({ contact }) => contact.type));
      const details = {
        password,
        verifyTicket,
        business: { region, language: deps.language, snapData },
        service: servicePage(redirect),
        bare: bareAccount,
      };
      return void requests.ask(
        request,
        (signal) => registerWithCodes(call, proven, details, signal),
        (registered) => send({ type: 'REGISTERED', request, ...registered }),
        (error) => send({ type: 'REGISTER_REJECTED', request, error, at: now() }),
      );
    }
    case 'SHOW_BLOCK':
      return form.showBlock(effect.kind);
    case 'CLEAR_CODE':
      return form.clearCode(effect.kind);
    case 'FOCUS':
      return deps.focus(effect.target);
    case 'TRACK':
      return report({ name: effect.fact });
    case 'HAND_OVER': {
      const { contacts, redirectUrl, userId } = effect;
      // An SSO site only uses the response's address (FLOW-021, S-186).
      if (sso) {
        const target = ssoDestination(redirectUrl, redirect) ?? handOver.homepage(contacts[0]);
        return void handOver.leave([], target);
      }
      const shown = form.shown(contacts.map(({ type }) => type));
      const facts = handOver.factsOf({ ...shown, userId });
      return void handOver.leave(singleFormReports(call, facts), handOver.settle());
    }
    default:
      return runSharedEffect(effect, deps, send);
  }
}
