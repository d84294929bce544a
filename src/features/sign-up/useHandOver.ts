import { useLocation } from 'react-router-dom';
import { clearFlow } from '../../domain/tracking/clearFlow.ts';
import { onRestored } from '../onRestored.ts';
import { useServices } from '../Services.ts';
import { isMobilePage, settledRedirect, wantedRedirect } from './afterSignUp.ts';
import { settledInTime } from './afterRegister.ts';
import type { Registered } from './reportsAfter.ts';

/** Where the sign-up is, for the addresses around it. */
export function usePlace() {
  const { search } = useLocation();
  const { redirect: rule, homepage } = useServices();
  return () => ({ search, mobile: isMobilePage(), rule, homepage });
}

/** What a form knows of a registration that the page does not. */
export type Shown = Pick<Registered, 'userId' | 'marketing' | 'snapData'>;

/** Fills in what the page knows of a registration. */
export function useRegistered(): (shown: Shown) => Registered {
  const { search } = useLocation();
  const { region, tracking } = useServices();
  return (shown) => ({
    ...shown,
    region,
    tracking: tracking(),
    referCode: new URLSearchParams(search).get('refercode'),
    mobile: isMobilePage(),
    userAgent: navigator.userAgent,
  });
}

/**
 * Leaves for where the seller goes next: what is to be reported has three seconds, the opener is
 * told, and what the flow kept is gone; a page that the browser brings back begins anew. Source: A§4
 * (FLOW-023 to FLOW-026), S-076, E-14.
 */
export function useHandOver() {
  const { storage, tell, leaveFor } = useServices();
  const place = usePlace();
  const leave = async (reports: readonly Promise<unknown>[], target: string | null) => {
    clearFlow(storage, 'sign-up');
    tell('opener', { type: 'register_success' });
    await settledInTime(reports);
    onRestored(() => leaveFor(null)); // who comes back has signed up here already
    leaveFor(target);
  };
  return {
    leave,
    wanted: () => wantedRedirect(place()),
    settled: (answered: string | null) => settledRedirect(answered, place()),
  };
}
