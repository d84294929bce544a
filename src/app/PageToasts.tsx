import { useEffect, useState, type Ref } from 'react';
import type { Services } from '../features/Services.ts';
import type ToastCenter from './ToastCenter.tsx';

/**
 * The toasts of the page, for what happens in the background. Their chunk is loaded once the page is
 * usable, so that the region stands before its first toast.
 */
export function PageToasts({ ref }: { readonly ref: Ref<Services['shell']['toast']> }) {
  const [Loaded, setLoaded] = useState<typeof ToastCenter | null>(null);
  useEffect(() => {
    void import('./ToastCenter.tsx').then(
      (module) => setLoaded(() => module.default),
      () => undefined, // offline: the form has its own notices
    );
  }, []);
  return Loaded && <Loaded ref={ref} />;
}
