import { useMemo } from 'react';
import type { PhraseContent } from '../components/Phrase/PhraseContent.ts';
import { useRemainingSeconds } from '../components/SendCodeButton/useRemainingSeconds.ts';
import type { Cooldown } from '../flows/Cooldown.ts';
import { isPausePhrase, pausePhrase } from './pausePhrase.ts';
import { useServices } from './Services.ts';

/**
 * A text about the server's pause with the time that is left, as on the button that waits for it;
 * undefined once the pause is over. Any other text stays as it is. Source: E-19.
 */
export function useCurrentPause(
  phrase: PhraseContent | undefined,
  cooldown: Cooldown | null | undefined,
): PhraseContent | undefined {
  const pause =
    phrase && isPausePhrase(phrase) && cooldown?.after === 'throttled' ? cooldown : null;
  const seconds = useRemainingSeconds(pause, useServices().browser.now);
  const current = useMemo(() => pausePhrase(seconds), [seconds]);
  if (pause === null) return phrase;
  return seconds > 0 ? current : undefined;
}
