import { useWatch } from 'react-hook-form';
import { Button } from '../../../components/Button/Button.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { sellerAnswers } from '../../../domain/lead/Lead.ts';
import { Message } from '../../../i18n/Message.tsx';
import { focusOnly } from '../../focusOnly.ts';
import { errorPhrase } from '../../phraseOf.ts';
import { StepForm } from '../../shared/StepForm.tsx';
import type { LeadFlow } from './useLeadFlow.ts';

const answers: Readonly<Record<string, (typeof sellerAnswers.A)[keyof typeof sellerAnswers.A]>> =
  sellerAnswers.A;

const options = [
  { value: 'new', label: <Message id="lead_new" /> },
  { value: 'experienced', label: <Message id="lead_experienced" /> },
];

/** The question of group A: a radio for each answer, and Continue. Source: A§4, S-148 (LEAD-003). */
export function AnswerRadios({
  form,
  validate,
  send,
}: Pick<LeadFlow, 'form' | 'validate' | 'send'>) {
  const error = form.formState.errors.seller;
  const value = useWatch({ control: form.control, name: 'seller' });
  const { ref, name } = form.register('seller');
  const submit = async () => {
    const answer = answers[form.getValues('seller')];
    if ((await validate('seller', true)) && answer !== undefined)
      send({ type: 'ANSWERED', answer });
  };
  return (
    <StepForm onSubmit={submit}>
      <RadioGroup
        label={<Message id="lead_question" />}
        name={name}
        options={options}
        value={value === '' ? null : value}
        error={errorPhrase(error)}
        radioRef={focusOnly(ref)}
        onChange={(change) =>
          form.setValue('seller', change.value, { shouldValidate: error !== undefined })
        }
      />
      <Button type="submit" wide>
        <Message id="sign_up_continue" />
      </Button>
    </StepForm>
  );
}
