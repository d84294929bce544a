import { useRef } from 'react';
import type {
  PasswordStep,
  SuccessStep,
  VerificationStep,
} from '../../../flows/sign-up/SignUpState.ts';
import { PasswordForm } from './PasswordForm.tsx';
import type { StepProps } from './StepProps.ts';
import { StepMarks } from '../../../components/StepMarks/StepMarks.tsx';
import { SuccessPanel } from '../../shared/SuccessPanel.tsx';
import { useSmoothSteps } from './useSmoothSteps.ts';
import { VerificationForm } from './VerificationForm.tsx';

type LaterStep = VerificationStep | PasswordStep | SuccessStep;

/** The steps after the account, as one chunk. */
export default function LaterSteps(props: StepProps<LaterStep>) {
  const content = useRef<HTMLDivElement>(null);
  useSmoothSteps(content, props.state.step);
  return <div ref={content}>{formOf(props)}</div>;
}

function formOf({ state, ...rest }: StepProps<LaterStep>) {
  switch (state.step) {
    case 'verification':
      return <VerificationForm {...rest} state={state} />;
    case 'password':
      return <PasswordForm {...rest} state={state} />;
    case 'success':
      return (
        <SuccessPanel
          headingRef={rest.targets.refFor('heading')}
          marks={<StepMarks current={4} />}
        />
      );
  }
}
