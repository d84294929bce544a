import { useTranslation } from 'react-i18next';
import { moduleContent } from '../../../domain/landing/content/moduleContent.ts';
import { textLimits } from '../../../domain/text/textLimits.ts';
import { truncate } from '../../../domain/text/truncate.ts';
import { Message } from '../../../i18n/Message.tsx';
import type { MessageKey } from '../../../i18n/MessageKey.ts';
import { Managed } from '../Managed.tsx';
import { useManaged } from '../useManaged.ts';

const shown = (managed: string | undefined, id: MessageKey) =>
  managed ? <Managed text={managed} /> : <Message id={id} />;

/** The texts around a subscribe form: each managed, or built in. Source: B§3 (LAND-033), S-125. */
export function useSubscribeTexts() {
  const { t } = useTranslation();
  const { slot, shape } = moduleContent.subscribeForm;
  const [managed] = useManaged(slot, shape) ?? [];
  return {
    title: shown(managed?.title, 'subscribe_title'),
    highlight: shown(managed?.titleHighlightText, 'subscribe_highlight'),
    description: shown(managed?.description, 'subscribe_text'),
    /** At most 18 characters. Source: A§9, B§9 (SUB-004). */
    button: managed?.buttonText ? (
      <Managed text={managed.buttonText} />
    ) : (
      <span data-message="subscribe_open">
        {truncate(t('subscribe_open'), textLimits.subscribeLabel)}
      </span>
    ),
  };
}
