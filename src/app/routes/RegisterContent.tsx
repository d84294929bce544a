import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadingState } from '../../components/LoadingState/LoadingState.tsx';
import { loaded } from '../../features/ChunkError.ts';
import { useServices } from '../../features/Services.ts';
import { RegisterForm } from '../../features/sign-up/RegisterForm.tsx';
import { useKeptQuery } from '../../features/useKeptQuery.ts';
import { WithTexts } from '../../features/WithTexts.tsx';
import { FAST_ONBOARDING } from '../login-check/fastOnboarding.ts';
import { placeOf } from '../login-check/placeOf.ts';

const Entrance = lazy(() =>
  loaded('entrance', import('../../features/sign-up/entrance/Entrance.tsx')).then((module) => ({
    default: module.Entrance,
  })),
);

/** The register form, or at the entrance of the partner's sellers its button alone. Source: A§2 (PARTNER-002). */
export function RegisterContent() {
  const { page } = useServices();
  const query = new URLSearchParams(useKeptQuery());
  const navigate = useNavigate();
  if (placeOf('register', query, page.signInMethods) !== 'entrance') return <RegisterForm />;
  query.delete(FAST_ONBOARDING);
  const search = query.size === 0 ? '' : `?${query}`;
  return (
    <Suspense fallback={<LoadingState />}>
      <WithTexts parts={['account']}>
        <Entrance
          search={search}
          onForm={() => void navigate({ pathname: page.paths.register, search }, { replace: true })}
        />
      </WithTexts>
    </Suspense>
  );
}
