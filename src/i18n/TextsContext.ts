import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageTexts, Speech } from './createTexts.ts';

/** Provides the texts to everything below: `<TextsContext value={createTexts(language, texts)}>`. */
export const TextsContext = createContext<PageTexts | null>(null);

/**
 * What the page speaks now.
 * @throws Error outside of the provider
 */
export function useSpeech(): Speech {
  const page = useContext(TextsContext);
  if (page === null)
    throw new Error(
      'Texts are missing: put <TextsContext value={createTexts(language, texts)}> above.',
    );
  return useSyncExternalStore(page.subscribe, page.speech, page.speech);
}
