import type { Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { IdentityGate } from '../features/identity/IdentityGate.tsx';
import { useServices, type Services } from '../features/Services.ts';
import { LoginCheck } from './login-check/LoginCheck.tsx';
import { matchRoute } from './routes/matchRoute.ts';
import { checkedAs } from './routes/routeTable.ts';
import { ToastCenter } from './ToastCenter.tsx';

/** The login check, the identity verification, and the toasts of the page. */
export default function Background({
  toasts,
}: {
  readonly toasts: Ref<Services['shell']['toast']>;
}) {
  const { page, backend } = useServices();
  const route = matchRoute(useLocation().pathname, page);
  const checked = route.kind === 'page' ? checkedAs(route.page) : null;
  return (
    <>
      {checked !== null && <LoginCheck page={checked} />}
      <IdentityGate queue={backend.identity} />
      <ToastCenter ref={toasts} />
    </>
  );
}
