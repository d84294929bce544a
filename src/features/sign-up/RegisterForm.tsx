import { useRef } from 'react';
import { LoadingState } from '../../components/LoadingState/LoadingState.tsx';
import { useAdmission } from '../Admission.ts';
import { useChunk } from '../useChunk.ts';
import { singleForm } from './chunks.ts';
import { FormNotices } from '../shared/FormNotices.tsx';
import { useRegisterVersion } from '../shared/useRegisterVersion.ts';
import type { FormProgress } from './shared/FormProgress.ts';
import { SteppedForm } from './steps/SteppedForm.tsx';
import { usePreload } from './hand-over/usePreload.ts';
import { useFormHeight } from './shared/useFormHeight.ts';

interface RegisterFormProps {
  /** Reports the progress to a dialog around the form. */
  readonly onProgress?: (progress: FormProgress) => void;
}

/**
 * The register form of the user's version: the three steps, or the single form. The version does not
 * change after the first focus or click. Source: S-010, S-011.
 */
export function RegisterForm({ onProgress }: RegisterFormProps) {
  useAdmission();
  const { version, begin } = useRegisterVersion();
  const renderSingleForm = useChunk(singleForm, version === 'V1');
  const frame = useRef<HTMLDivElement>(null);
  usePreload(frame);
  const lastHeight = useFormHeight(frame);
  return (
    <div
      ref={frame}
      data-register-version={version}
      // A heading has the focus to be read.
      onFocus={({ target }) => target.tabIndex >= 0 && begin()}
      onClickCapture={begin}
    >
      <FormNotices>
        {version !== 'V1' ? (
          <SteppedForm onProgress={onProgress} />
        ) : (
          (renderSingleForm?.({ onProgress }) ?? (
            <LoadingState {...(lastHeight !== undefined && { lastHeight })} />
          ))
        )}
      </FormNotices>
    </div>
  );
}
