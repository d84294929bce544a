import { loaded } from '../../features/ChunkError.ts';
import { Landing } from '../../features/landing/Landing.tsx';
import { useServices } from '../../features/Services.ts';
import { useChunk } from '../../features/useChunk.ts';
import { useExperiments } from '../../features/useExperiments.ts';
import type { Look } from './Look.ts';

const signUpModal = () => loaded('SignUpModal', import('./SignUpModal.tsx'));
const newLook = () => loaded('NewLook', import('./NewLook.tsx'));

interface LandingPartProps {
  readonly onLook: (look: Look | null) => void;
}

/** What follows the form, with the modal that brings the form back. */
export default function LandingPart({ onLook }: LandingPartProps) {
  const isNew = useExperiments().newLookForId;
  const hasPartner = useServices().page.signInMethods.includes('partner');
  return (
    <>
      <Landing loadModal={signUpModal} />
      {isNew && hasPartner && <LateLook onLook={onLook} />}
    </>
  );
}

/** Nobody waits for the new look; where it fails to load the page stays as it is. */
function LateLook({ onLook }: LandingPartProps) {
  return useChunk(newLook, false)?.({ onLook }) ?? null;
}
