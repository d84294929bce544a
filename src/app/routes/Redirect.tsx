import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '../../features/Services.ts';

interface RedirectProps {
  readonly to: string;
  /** Whether the address is one that the portal does not know, which is an event. */
  readonly unknown: boolean;
}

/** Leads to another address with the same query. Source: A§2, S-003, S-004. */
export function Redirect({ to, unknown }: RedirectProps) {
  const { report } = useServices();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (unknown) report({ name: 'route.invalid', path: pathname });
  }, [report, pathname, unknown]);
  return <Navigate replace to={{ pathname: to, search }} />;
}
