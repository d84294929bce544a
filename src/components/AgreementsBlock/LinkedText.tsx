import { useTranslation } from 'react-i18next';
import type { MessageKey, MessageValues } from '../../i18n/MessageKey.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { richText } from './richText.ts';

interface LinkedTextProps {
  readonly id: MessageKey;
  readonly values?: MessageValues;
  /** Addresses by the tags of the text; a tag without an address is plain text. */
  readonly links: Readonly<Record<string, string | undefined>>;
}

/** A text whose `<tags>` are links that open in a new tab, so that the form keeps its input. */
export function LinkedText({ id, values, links }: LinkedTextProps) {
  const { t } = useTranslation();
  return (
    <span data-message={id}>
      {richText(t(id, values ?? {})).map((part, index) => {
        const href = part.tag === null ? undefined : links[part.tag];
        if (href === undefined) return part.text;
        return (
          <TextLink key={index} href={href} newTab>
            {part.text}
          </TextLink>
        );
      })}
    </span>
  );
}
