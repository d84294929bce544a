import { useEffect, type RefObject } from 'react';
import { useServices } from '../Services.ts';

/**
 * The first click on the form fetches the pages behind it ahead, where the region wants it. Source:
 * A§7 (API-040, API-041).
 */
export function usePreload(form: RefObject<HTMLElement | null>): void {
  const { region, call, report } = useServices();
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
