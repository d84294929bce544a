import { useEffect, type RefObject } from 'react';
import { useExperiments } from '../../useExperiments.ts';
import { useServices } from '../../Services.ts';

/**
 * Prefetches the next pages on the first click on the form, where the experiment or else the region
 * has it. Source: A§7 (API-040, API-041), S-185.
 */
export function usePreload(form: RefObject<HTMLElement | null>): void {
  const {
    page: { region },
    backend: { call },
    telemetry: { report },
  } = useServices();
  const wanted = useExperiments().formPrefetch ?? region.register.needDynamicFormPrefetch;
  useEffect(() => {
    const element = form.current;
    if (!wanted || element === null) return undefined;
    const preload = () =>
      void import('./preloadSettle.ts').then(
        ({ preloadSettle }) => preloadSettle(call, report),
        () => report({ name: 'prefetch.failed', url: 'preloadSettle' }),
      );
    element.addEventListener('click', preload, { once: true });
    return () => element.removeEventListener('click', preload);
  }, [form, wanted, call, report]);
}
