import type { ComponentProps } from 'react';
import { languageName } from '../../i18n/languageName.ts';
import { Choice } from '../Choice/Choice.tsx';
import { classNames } from '../classNames.ts';
import styles from './LanguageMenu.module.css';

interface LanguageMenuProps extends ComponentProps<'ul'> {
  /** The site's languages, as BCP 47 tags, in their order. */
  readonly languages: readonly string[];
  readonly current: string;
  readonly onChoose: (choice: { readonly language: string }) => void;
}

/** The languages of a site, each with its own name, the current one marked. Source: B§2 (NAV-011). */
export function LanguageMenu(props: LanguageMenuProps) {
  const { languages, current, onChoose, className, ...rest } = props;
  return (
    <ul {...rest} className={classNames(styles['languages'], className)}>
      {languages.map((language) => (
        <Choice
          key={language}
          lang={language}
          aria-current={language === current || undefined}
          onClick={() => onChoose({ language })}
        >
          {languageName(language, languages)}
        </Choice>
      ))}
    </ul>
  );
}
