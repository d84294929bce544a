import { isOffline } from '../api/isOffline.ts';
import { useServices } from './Services.ts';

/** What is said of a part of the page that did not load; offline is said as such. Source: E-17. */
export const failurePhrase = () =>
  ({ id: isOffline() ? 'offline' : 'selleronboarding_network_error_toast' }) as const;

/** Says so in a notice of the page. */
export function useTellFailure(): () => void {
  const { toast } = useServices();
  return () => toast({ tone: 'danger', content: failurePhrase() });
}
