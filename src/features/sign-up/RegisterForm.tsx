import { useRef } from 'react';
import { LoadingState } from '../../components/LoadingState/LoadingState.tsx';
import { useAdmission } from '../Admission.ts';
import { useChunk } from '../useChunk.ts';
import { singleForm } from './chunks.ts';
import { FormNotices } from '../shared/FormNotices.tsx';
import { useKept } from '../shared/useKept.ts';
import { useRegisterVersion } from '../shared/useRegisterVersion.ts';
import type { FormProgress } from './shared/FormProgress.ts';
import { useLeadGate } from './lead/useLeadGate.ts';
import { SteppedForm } from './steps/SteppedForm.tsx';
import { usePreload } from './hand-over/usePreload.ts';
import { useFormCovered } from './shared/useFormCovered.ts';
import { useFormHeight } from './shared/useFormHeight.ts';

interface RegisterFormProps {
  /** Reports the progress to a dialog around the form. */
  readonly onProgress?: (progress: FormProgress) => void;
}

/**
 * The register form of the user's version: the three steps, or the single form; behind the lead form, for
 * who takes part in its experiment, and behind the short-video button where that leads. None of it
 * changes after the first focus or click. Source: S-010, S-011, S-185.
 */
export function RegisterForm({ onProgress }: RegisterFormProps) {
  useAdmission();
  const [shown, keep] = useKept({
    version: useRegisterVersion(),
    lead: useLeadGate(),
    covered: useFormCovered(),
  });
  const { version, lead, covered } = shown;
  const uncover = covered ? () => keep({ ...shown, covered: false }) : null;
  const renderSingleForm = useChunk(singleForm, version === 'V1');
  const frame = useRef<HTMLDivElement>(null);
  usePreload(frame);
  const lastHeight = useFormHeight(frame);
  const loading = <LoadingState {...(lastHeight !== undefined && { lastHeight })} />;
  const start = () => {
    if (lead !== 'loading') keep();
  };
  const form =
    version !== 'V1' ? (
      <SteppedForm onProgress={onProgress} uncover={uncover} />
    ) : (
      (renderSingleForm?.({ onProgress, uncover }) ?? loading)
    );
  const gated = lead === 'loading' ? loading : form;
  return (
    <div
      ref={frame}
      data-register-version={version}
      // A heading has the focus to be read.
      onFocus={({ target }) => target.tabIndex >= 0 && start()}
      onPointerDownCapture={start} // before the click, which some browsers send without a focus
      onClickCapture={start}
    >
      <FormNotices>
        {lead && lead !== 'loading' ? (
          <lead.LeadGate group={lead.group} onProgress={onProgress}>
            {form}
          </lead.LeadGate>
        ) : (
          gated
        )}
      </FormNotices>
    </div>
  );
}
