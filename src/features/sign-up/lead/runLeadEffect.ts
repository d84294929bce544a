import { leadCookie } from '../../../domain/lead/leadCookie.ts';
import type { LeadEffect, LeadTarget } from '../../../flows/lead/LeadEffect.ts';
import type { LeadState } from '../../../flows/lead/LeadState.ts';
import type { Services } from '../../Services.ts';

/** What the effects of the lead form need. */
export interface LeadDeps {
  /** Keeps the state for this load of the page. */
  readonly keep: (lead: LeadState) => void;
  /** Protocol of the page. */
  readonly protocol: string;
  readonly writeCookie: (cookie: string) => void;
  readonly clearAnswer: () => void;
  readonly report: Services['telemetry']['report'];
  readonly focus: (target: LeadTarget) => void;
}

/** Runs the effects of the machine: cookie, form, focus, report. Source: A§4, B§4. */
export function runLeadEffect(effect: LeadEffect, deps: LeadDeps): void {
  switch (effect.type) {
    case 'KEEP_LEAD':
      deps.keep(effect.lead);
      return deps.writeCookie(leadCookie(effect.lead, deps.protocol));
    case 'CLEAR_ANSWER':
      return deps.clearAnswer();
    case 'TRACK_ANSWERED':
      return deps.report({
        name: 'lead.seller_answered',
        ...{ group: effect.group, seller_status: effect.sellerStatus },
      });
    case 'FOCUS':
      return deps.focus(effect.target);
  }
}
