import { isOffline } from '../api/isOffline.ts';
import { useServices } from './Services.ts';

/** Says that a part of the page did not load; offline is said as such. Source: E-17. */
export function useTellFailure(): () => void {
  const { toast } = useServices();
  return () =>
    toast({
      tone: 'danger',
      content: { id: isOffline() ? 'offline' : 'selleronboarding_network_error_toast' },
    });
}
