import type { LeadGroup } from '../../../domain/lead/Lead.ts';
import { Message } from '../../../i18n/Message.tsx';
import { AnswerButtons } from './AnswerButtons.tsx';
import { AnswerRadios } from './AnswerRadios.tsx';
import { LeadCard } from './LeadCard.tsx';
import type { LeadFlow } from './useLeadFlow.ts';

interface QuestionnaireProps extends LeadFlow {
  readonly group: LeadGroup;
}

/** The first step: what the seller says of themselves. Source: A§4, A§6, B§4 (LEAD-003, LEAD-004). */
export function Questionnaire({ group, heading, ...lead }: QuestionnaireProps) {
  return (
    <LeadCard
      data-step="questionnaire"
      data-lead-group={group}
      titleRef={heading}
      title={<Message id="lead_title" />}
      lead={<Message id="lead_text" />}
    >
      {group === 'A' ? <AnswerRadios {...lead} /> : <AnswerButtons {...lead} />}
    </LeadCard>
  );
}
