import { useMemo, type ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../i18n/createI18n.ts';
import type { Texts } from '../../i18n/Texts.ts';
import { directionOf } from '../../i18n/directionOf.ts';
import { classNames } from '../classNames.ts';
import type { Theme } from '../Theme.ts';
import styles from './Portico.module.css';

interface PorticoProps extends Omit<ComponentProps<'div'>, 'lang' | 'dir'> {
  /** The language of everything inside, as a BCP 47 tag. */
  readonly language: string;
  /** The texts of that language, from `loadTexts`. */
  readonly texts: Texts;
  readonly theme?: Theme;
}

/**
 * Wraps the components in a page of another team: provides texts, language, direction and theme. Its
 * box does not take part in the layout. The library's styles apply only inside it.
 */
export function Portico(props: PorticoProps) {
  const { language, texts, theme = 'seller', className, children, ...rest } = props;
  const page = useMemo(() => createI18n(language, texts), [language, texts]);
  return (
    <div
      {...rest}
      className={classNames(styles['portico'], className)}
      lang={language}
      dir={directionOf(language)}
      data-portico=""
      data-theme={theme}
    >
      <I18nextProvider i18n={page}>{children}</I18nextProvider>
    </div>
  );
}
