import { isOffline } from '../api/isOffline.ts';
import { useServices } from './Services.ts';

/** The text for a part of the page that failed to load, with an own text for offline. Source: E-17. */
export const failurePhrase = () =>
  ({ id: isOffline() ? 'offline' : 'selleronboarding_network_error_toast' }) as const;

/** Returns a callback that shows it as a toast. */
export function useFailureToast(): () => void {
  const { toast } = useServices().shell;
  return () => toast({ tone: 'danger', content: failurePhrase() });
}
