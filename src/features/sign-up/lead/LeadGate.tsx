import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { LeadGroup } from '../../../domain/lead/Lead.ts';
import { useServices } from '../../Services.ts';
import { useStepEntry } from '../../shared/useStepEntry.ts';
import type { FormProgress } from '../shared/FormProgress.ts';
import { RegisterLead } from '../shared/RegisterLead.ts';
import { useSmoothSteps } from '../steps/useSmoothSteps.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { rawLeadOf, sendLead } from './rawLead.ts';
import { ShopLinkForm } from './ShopLinkForm.tsx';
import { useLeadFlow } from './useLeadFlow.ts';

interface LeadGateProps {
  readonly group: LeadGroup;
  readonly onProgress?: ((progress: FormProgress) => void) | undefined;
  /** The sign-up, shown once the questions are answered. */
  readonly children: ReactNode;
}

/** The lead form in front of the sign-up, in its card. Source: A§4, B§4 (LEAD-001, LEAD-002). */
export default function LeadGate({ group, onProgress, children }: LeadGateProps) {
  const frame = useRef<HTMLDivElement>(null);
  const lead = useLeadFlow(group, frame);
  const { state, send } = lead;
  useSmoothSteps(frame, state.step);
  useStepEntry(state.step === 'shop_link', () => {
    send({ type: 'BACK_REQUESTED' });
    return 'went';
  });
  useLayoutEffect(() => {
    if (state.step === 'sign_up') return; // which reports its own
    const back = () => send({ type: 'BACK_REQUESTED' });
    onProgress?.({ busy: false, goBack: state.step === 'shop_link' ? back : null });
  }, [onProgress, state.step, send]);
  const { shopUrl } = state;
  const { backend, telemetry } = useServices();
  const registerLead = useMemo((): RegisterLead => {
    const underWay = new Set<string>();
    return {
      shopUrl,
      create(contact) {
        if (shopUrl === '') return;
        const rawLead = rawLeadOf(shopUrl, contact);
        const key = JSON.stringify(rawLead);
        if (underWay.has(key)) return; // one for each activation
        underWay.add(key);
        const sent = sendLead(rawLead, backend.call, telemetry.report);
        void sent.finally(() => underWay.delete(key));
      },
    };
  }, [shopUrl, backend, telemetry]);
  return (
    <div ref={frame} tabIndex={-1}>
      {state.step === 'questionnaire' && <Questionnaire {...lead} group={state.group} />}
      {state.step === 'shop_link' && <ShopLinkForm {...lead} />}
      {state.step === 'sign_up' && <RegisterLead value={registerLead}>{children}</RegisterLead>}
    </div>
  );
}
