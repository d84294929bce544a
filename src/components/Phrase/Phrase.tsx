import { useTranslation } from 'react-i18next';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Phrase.module.css';
import type { PhraseContent } from './PhraseContent.ts';

interface PhraseProps extends Omit<ComponentProps<'span'>, 'children' | 'content'> {
  readonly content: PhraseContent;
}

/** Shows one text with its key as an attribute, or `server_text` for a text of the server. */
export function Phrase({ content, className, ...rest }: PhraseProps) {
  const { t } = useTranslation();
  if ('serverText' in content) {
    return (
      <span
        dir="auto"
        lang={content.language}
        {...rest}
        className={classNames(styles['server'], className)}
        data-message="server_text"
      >
        {content.serverText}
      </span>
    );
  }
  return (
    <span {...rest} className={className} data-message={content.id}>
      {t(content.id, content.values ?? {})}
    </span>
  );
}
