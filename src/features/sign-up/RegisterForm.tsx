import { useRef, useState } from 'react';
import { LoadingState } from '../../components/LoadingState/LoadingState.tsx';
import { registerVersion } from '../../domain/experiments/registerVersion.ts';
import { useChunk } from '../useChunk.ts';
import { useExperiments } from '../useExperiments.ts';
import { useServices } from '../Services.ts';
import { olderSignUp } from './chunks.ts';
import { SignUp } from './SignUp.tsx';
import { usePreload } from './usePreload.ts';
import { useFormHeight } from './useFormHeight.ts';

/**
 * The register form of the visitor's version: the three steps, or the older single form. Somebody who
 * has begun keeps the form that they began, also where a press gives no focus. Source: S-010, S-011.
 */
export function RegisterForm() {
  const { region } = useServices();
  const wanted = registerVersion(region.register.version, useExperiments());
  const [begun, setBegun] = useState<typeof wanted | null>(null);
  const version = begun ?? wanted;
  const renderOlder = useChunk(olderSignUp, version === 'V1');
  const frame = useRef<HTMLDivElement>(null);
  usePreload(frame);
  const lastHeight = useFormHeight(frame);
  const begin = () => setBegun(version);
  return (
    <div ref={frame} data-register-version={version} onFocus={begin} onClickCapture={begin}>
      {version !== 'V1' ? (
        <SignUp />
      ) : (
        (renderOlder?.({}) ?? <LoadingState {...(lastHeight !== undefined && { lastHeight })} />)
      )}
    </div>
  );
}
