import type { MessageKey, MessageValues } from './MessageKey.ts';
import { useSpeech } from './TextsContext.ts';
import { textOf } from './textOf.ts';

/** Gives the active language's texts, for attributes that take a string. Visible text uses `Message`. */
export function useText(): (id: MessageKey, values?: MessageValues) => string {
  const speech = useSpeech();
  return (id, values) => textOf(speech, id, values);
}
