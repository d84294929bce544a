import { useTranslation } from 'react-i18next';
import type { MessageKey, MessageValues } from './MessageKey.ts';

/** Gives the active language's texts, for attributes that take a string. Visible text uses `Message`. */
export function useText(): (id: MessageKey, values?: MessageValues) => string {
  const { t } = useTranslation();
  return (id, values) => t(id, { ...values });
}
