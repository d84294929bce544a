import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import type { SendCooldown } from './SendCooldown.ts';

/** The button's text during a cooldown: seconds, and above a minute whole minutes, rounded up. */
export function cooldownPhrase(after: SendCooldown['after'], seconds: number): PhraseContent {
  if (after === 'sent') return { id: 'sign_up_resend_countdown', values: { seconds } };
  return seconds > 60
    ? { id: 'send_code_wait_minutes', values: { minutes: Math.ceil(seconds / 60) } }
    : { id: 'send_code_wait_seconds', values: { seconds } };
}
