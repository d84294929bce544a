import type { SharedEffect } from '../../flows/SharedEffect.ts';
import { useServices } from '../Services.ts';

type Started = Extract<SharedEffect, { readonly type: 'START_METHOD' }>['method'];

/** Returns what navigates to the page of a provider or of the partner. */
export function useStartMethod(): (method: Started) => void {
  const { page, browser } = useServices();
  return (method) => browser.leaveFor(page.paths[method]);
}
