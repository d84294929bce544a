import { useEffect, type RefObject } from 'react';
import { useServices } from '../../Services.ts';

/**
 * Prefetches the next pages on the first click on the form, where the region enables it. Source:
 * A§7 (API-040, API-041).
 */
export function usePreload(form: RefObject<HTMLElement | null>): void {
  const {
    page: { region },
    backend: { call },
    telemetry: { report },
  } = useServices();
  const wanted = region.register.needDynamicFormPrefetch;
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
