import type { ReactNode } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { loaded } from '../../features/ChunkError.ts';
import { useServices } from '../../features/Services.ts';
import { useChunk } from '../../features/useChunk.ts';
import { useSessionView } from '../../features/useSession.ts';
import type { CheckedPage } from '../routes/routeTable.ts';

const loginCheck = () => loaded('LoginCheck', import('./LoginCheck.tsx'));

interface LoginGateProps {
  readonly page: CheckedPage;
  readonly children: ReactNode;
}

/**
 * A page behind which the login check runs, from the moment at which it can be used; the check stands
 * in its place where it comes first. Source: A§4 (LOGIN-003), A§6 (LOGIN-020).
 */
export function LoginGate({ page, children }: LoginGateProps) {
  const { session } = useServices().backend;
  const { blocked } = useSessionView();
  const check = useChunk(loginCheck, blocked, () => session.put({ blocked: false }));
  return (
    <>
      {!blocked && children}
      {check?.({ page }) ?? (blocked && <Spinner />)}
    </>
  );
}
