import type { PhraseContent } from '../components/Phrase/PhraseContent.ts';

/** The text of a server's pause, in seconds; a long one reads as on the button that waits for it (E-19). */
export const pausePhrase = (seconds: number): PhraseContent =>
  seconds > 60
    ? { id: 'send_code_wait_minutes', values: { minutes: Math.ceil(seconds / 60) } }
    : { id: 'throttled', values: { count: seconds } };

/** Whether a text is about a pause. */
export const isPausePhrase = (phrase: PhraseContent): boolean =>
  'id' in phrase && (phrase.id === 'throttled' || phrase.id === 'send_code_wait_minutes');
