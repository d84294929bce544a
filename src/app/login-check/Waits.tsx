import { useEffect } from 'react';
import { useServices } from '../../features/Services.ts';

/** A page that has nothing of its own: the login check comes before it. Source: S-007, S-008. */
export function Waits() {
  const { session } = useServices().backend;
  useEffect(() => session.put({ blocked: true }), [session]);
  return null;
}
