import { useEffect, useState, type ComponentProps } from 'react';
import type { Toasts } from '../components/Toasts/Toasts.tsx';

type Render = typeof Toasts;

/**
 * The toasts of the page, for what happens in the background. Their chunk is loaded once the page is
 * usable, so that the region stands before its first toast.
 */
export function PageToasts(props: ComponentProps<Render>) {
  const [Loaded, setLoaded] = useState<Render | null>(null);
  useEffect(() => {
    const load = () =>
      void import('../components/Toasts/Toasts.tsx').then(
        (module) => setLoaded(() => module.Toasts),
        () => window.addEventListener('online', load, { once: true }),
      );
    load();
    return () => window.removeEventListener('online', load);
  }, []);
  return Loaded && <Loaded {...props} />;
}
