import { useRef } from 'react';
import { useServices } from '../Services.ts';

/**
 * The first click on the form fetches the pages behind it ahead, where the region wants it. Source:
 * A§7 (API-040, API-041).
 */
export function usePreload(): () => void {
  const { region, call, report } = useServices();
  const done = useRef(!region.register.needDynamicFormPrefetch);
  return () => {
    if (done.current) return;
    done.current = true;
    void import('./preloadSettle.ts').then(
      ({ preloadSettle }) => preloadSettle(call, report),
      () => report({ name: 'prefetch.failed', url: 'preloadSettle' }),
    );
  };
}
