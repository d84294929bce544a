import type { PhraseContent } from '../components/Phrase/PhraseContent.ts';
import { cooldownPhrase } from '../components/SendCodeButton/cooldownPhrase.ts';
import { useRemainingSeconds } from '../components/SendCodeButton/useRemainingSeconds.ts';
import type { Cooldown } from '../flows/Cooldown.ts';
import { useServices } from './Services.ts';

/** What a button shows while its request has to wait; undefined when it has not. Source: E-19. */
export function useCooldownPhrase(cooldown: Cooldown | null): PhraseContent | undefined {
  const seconds = useRemainingSeconds(cooldown, useServices().browser.now);
  return cooldown !== null && seconds > 0 ? cooldownPhrase(cooldown.after, seconds) : undefined;
}
