import { useEffect, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LeadGroup } from '../../../domain/lead/Lead.ts';
import type { LeadTarget } from '../../../flows/lead/LeadEffect.ts';
import type { LeadEvent } from '../../../flows/lead/LeadEvent.ts';
import { leadMachine } from '../../../flows/lead/leadMachine.ts';
import { leadStart, type LeadState } from '../../../flows/lead/LeadState.ts';
import { moveFocus } from '../../moveFocus.ts';
import { useServices } from '../../Services.ts';
import { useMachine } from '../../useMachine.ts';
import { useHeadingOnArrival } from '../../shared/useHeadingOnArrival.ts';
import { useValidatedForm } from '../../shared/useValidatedForm.ts';
import { keepLead, keptLead, onLeadKept } from './keptLeads.ts';
import { leadPlan, leadValues, type LeadValues } from './leadValues.ts';
import { runLeadEffect } from './runLeadEffect.ts';

/** A running lead form. */
export interface LeadFlow {
  readonly state: LeadState;
  readonly send: (event: LeadEvent) => void;
  readonly form: UseFormReturn<LeadValues>;
  readonly validate: (name: keyof LeadValues, shouldFocus: boolean) => Promise<boolean>;
  /** Ref of the heading of the lead form's card. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Cookies are blocked in some frames; nothing of the sign-up depends on this one (E-22). */
function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // The lead lasts as long as the page then.
  }
}

/**
 * Binds the machine of the lead form to its fields and the page.
 *
 * @param frame an element that holds the sign-up, once it shows
 */
export function useLeadFlow(group: LeadGroup, frame: RefObject<HTMLElement | null>): LeadFlow {
  const { page, telemetry } = useServices();
  const { form, validate } = useValidatedForm(leadPlan, leadValues, null);
  const heading = useHeadingOnArrival();
  const deps = {
    keep: (lead: LeadState) => keepLead(page, lead),
    protocol: location.protocol,
    writeCookie,
    clearAnswer: () => form.resetField('seller'),
    report: telemetry.report,
    focus(target: LeadTarget) {
      const element =
        target === 'heading'
          ? heading.current
          : (frame.current?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]') ?? frame.current);
      if (element !== null) moveFocus(element);
    },
  };
  const [state, send] = useMachine(
    leadMachine,
    () => keptLead(page) ?? leadStart(group),
    (effect) => runLeadEffect(effect, deps),
  );
  useEffect(() => void send({ type: 'ENTERED' }), [send]);
  useEffect(() => onLeadKept(page, (lead) => send({ type: 'KEPT_ELSEWHERE', lead })), [page, send]);
  return {
    ...{ state, send, form, heading },
    validate: (name, shouldFocus) => validate([name], shouldFocus),
  };
}
