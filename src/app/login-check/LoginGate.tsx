import type { ReactNode } from 'react';
import { loaded } from '../../features/ChunkError.ts';
import { useServices } from '../../features/Services.ts';
import { useChunk } from '../../features/useChunk.ts';
import { useSessionView } from '../../features/useSession.ts';
import { Arrival } from '../first-screen/Arrival.tsx';
import { type CheckedPage, waits } from '../routes/routeTable.ts';
import { WaitingPage } from '../routes/WaitingPage.tsx';

const loginCheck = () => loaded('LoginCheck', import('./LoginCheck.tsx'));

interface LoginGateProps {
  readonly page: CheckedPage;
  readonly children: ReactNode;
}

/**
 * A page behind which the login check runs, from the moment at which it can be used; a spinner in its
 * place while the check comes before it. Source: A§4 (LOGIN-003), A§6 (LOGIN-020).
 */
export function LoginGate({ page, children }: LoginGateProps) {
  const { session } = useServices().backend;
  const { blocked } = useSessionView();
  const check = useChunk(loginCheck, blocked || waits(page), () => session.put({ blocked: false }));
  return (
    <>
      {blocked ? <Blocked page={page} /> : children}
      {check?.({ page })}
    </>
  );
}

const Blocked = ({ page }: Pick<LoginGateProps, 'page'>) => (
  <>
    <WaitingPage page={page} />
    <Arrival />
  </>
);
