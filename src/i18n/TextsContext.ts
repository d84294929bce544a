import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageTexts, Speech } from './createTexts.ts';

/** Provides the texts to the components below: `<TextsContext value={createTexts(language, texts)}>`. */
export const TextsContext = createContext<PageTexts | null>(null);

/**
 * The current language and texts of the page.
 * @throws Error outside the provider
 */
export function useSpeech(): Speech {
  const page = useContext(TextsContext);
  if (page === null)
    throw new Error(
      'Texts are missing. Wrap the component in <TextsContext value={createTexts(language, texts)}>.',
    );
  return useSyncExternalStore(page.subscribe, page.speech, page.speech);
}
