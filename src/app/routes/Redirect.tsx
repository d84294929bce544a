import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '../../features/Services.ts';
import { useKeptQuery } from '../../features/useKeptQuery.ts';

interface RedirectProps {
  readonly to: string;
  /** Whether the address is unknown, which is reported as an event. */
  readonly unknown: boolean;
}

/** Redirects to another address with the same query, without its secrets. Source: A§2, S-003, S-004, S-204. */
export function Redirect({ to, unknown }: RedirectProps) {
  const { report } = useServices().telemetry;
  const { pathname } = useLocation();
  const search = useKeptQuery();
  useEffect(() => {
    if (unknown) report({ name: 'route.invalid', path: pathname });
  }, [report, pathname, unknown]);
  return <Navigate replace to={{ pathname: to, search }} />;
}
