import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '../../features/Services.ts';
import { paths } from './paths.ts';

/** Leads an unknown path to Register or Login with its query, and reports it. Source: A§2, S-003. */
export function UnknownPath() {
  const { region, report } = useServices();
  const { pathname, search } = useLocation();
  useEffect(() => report({ name: 'route.invalid', path: pathname }), [report, pathname]);
  return <Navigate replace to={{ pathname: paths[region.unknownPath], search }} />;
}
