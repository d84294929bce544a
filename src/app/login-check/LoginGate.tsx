import type { ReactNode } from 'react';
import { useSessionView } from '../../features/useSession.ts';
import { Arrival } from '../first-screen/Arrival.tsx';
import type { PageName } from '../routes/routeTable.ts';
import { WaitingPage } from './WaitingPage.tsx';

interface LoginGateProps {
  readonly page: PageName;
  readonly children: ReactNode;
}

/** A page, or a spinner in its place while the login check comes before it. Source: A§6 (LOGIN-020). */
export function LoginGate({ page, children }: LoginGateProps) {
  if (!useSessionView().blocked) return children;
  return (
    <>
      <WaitingPage page={page} />
      <Arrival />
    </>
  );
}
