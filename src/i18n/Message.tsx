import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageKey, MessageValues } from './MessageKey.ts';

interface MessageProps {
  readonly id: MessageKey;
  readonly values?: MessageValues;
}

/** Shows one translated text. Its key is an attribute, so that tests do not depend on the wording. */
export const Message = memo(({ id, values }: MessageProps) => {
  const { t } = useTranslation();
  return <span data-message={id}>{t(id, values ?? {})}</span>;
});
