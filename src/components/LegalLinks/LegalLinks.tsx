import type { ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { classNames } from '../classNames.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './LegalLinks.module.css';

interface LegalLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  readonly terms: string;
  readonly privacy: string;
  readonly help: string;
}

/** The links of a page's footer: terms, privacy and help, each in a new tab, so that the form keeps its input. Source: S-026. */
export function LegalLinks({ terms, privacy, help, className, ...rest }: LegalLinksProps) {
  const links = [
    ['footer_terms', terms],
    ['footer_privacy', privacy],
    ['footer_help', help],
  ] as const;
  return (
    <ul {...rest} className={classNames(styles['links'], className)}>
      {links.map(([id, href]) => (
        <li key={id}>
          <TextLink href={href} newTab className={styles['link']}>
            <Message id={id} />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
