import type { MessageKey, MessageValues } from './MessageKey.ts';
import { useText } from './useText.ts';

interface MessageProps {
  readonly id: MessageKey;
  readonly values?: MessageValues;
}

/** One translated text. Its key stays readable in the document, so that tests never depend on wording. */
export function Message({ id, values }: MessageProps) {
  const text = useText();
  return <span data-message={id}>{text(id, values)}</span>;
}
