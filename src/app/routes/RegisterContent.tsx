import { lazy, Suspense } from 'react';
import { LoadingState } from '../../components/LoadingState/LoadingState.tsx';
import { loaded } from '../../features/ChunkError.ts';
import { RegisterForm } from '../../features/sign-up/RegisterForm.tsx';
import { useEntrance } from './useEntrance.ts';

const PartnerEntrance = lazy(() => loaded('entrance', import('./PartnerEntrance.tsx')));

/** The register form, or at the entrance of the partner's sellers its button alone. Source: A§2 (PARTNER-002). */
export function RegisterContent() {
  const query = useEntrance();
  if (query === null) return <RegisterForm />;
  return (
    <Suspense fallback={<LoadingState />}>
      <PartnerEntrance query={query} />
    </Suspense>
  );
}
