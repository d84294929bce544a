import type { MessageKey, MessageValues } from './MessageKey.ts';
import { useSpeech } from './TextsContext.ts';
import { textOf } from './textOf.ts';

/** Returns a function for texts of the current language, for string attributes. Visible text uses `Message`. */
export function useText(): (id: MessageKey, values?: MessageValues) => string {
  const speech = useSpeech();
  return (id, values) => textOf(speech, id, values);
}
