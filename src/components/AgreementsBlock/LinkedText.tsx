import type { MessageKey, MessageValues } from '../../i18n/MessageKey.ts';
import { useText } from '../../i18n/useText.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { richText } from './richText.ts';

interface LinkedTextProps {
  readonly id: MessageKey;
  readonly values?: MessageValues;
  /** Addresses by the text's tags; a tag without one stays plain words. */
  readonly links: Readonly<Record<string, string | undefined>>;
}

/** A text whose `<tags>` are links that open beside the form, so that nothing typed is lost. */
export function LinkedText({ id, values, links }: LinkedTextProps) {
  const text = useText();
  return (
    <span data-message={id}>
      {richText(text(id, values)).map((part, index) => {
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
