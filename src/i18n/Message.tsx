import type { MessageKey, MessageValues } from './MessageKey.ts';
import { useText } from './useText.ts';

interface MessageProps {
  readonly id: MessageKey;
  readonly values?: MessageValues;
}

/** Shows one translated text. Its key is an attribute, so that tests do not depend on the wording. */
export function Message({ id, values }: MessageProps) {
  const text = useText();
  return <span data-message={id}>{text(id, values)}</span>;
}
