import { isOffline } from '../api/isOffline.ts';
import { ChunkError } from './ChunkError.ts';
import { useServices } from './Services.ts';

/** Whether code arrived damaged: a page asks for it once, so that only a new page can have it whole. */
const isDamaged = (error: unknown): boolean =>
  error instanceof ChunkError ? isDamaged(error.cause) : error instanceof SyntaxError;

/**
 * The text for a part of the page that failed to load, with own texts for offline and for code that this
 * page cannot load again. Source: E-17, E-21.
 *
 * @param error why it failed
 */
export function failurePhrase(error?: unknown) {
  if (isOffline()) return { id: 'offline' } as const;
  return {
    id: isDamaged(error) ? 'error_page_text' : 'selleronboarding_network_error_toast',
  } as const;
}

/** Returns a callback that shows it as a toast. */
export function useFailureToast(): (error?: unknown) => void {
  const { toast } = useServices().shell;
  return (error) => toast({ tone: 'danger', content: failurePhrase(error) });
}
