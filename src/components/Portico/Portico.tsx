import { useMemo, type ComponentProps } from 'react';
import { createTexts, type Texts } from '../../i18n/createTexts.ts';
import { directionOf } from '../../i18n/directionOf.ts';
import { TextsContext } from '../../i18n/TextsContext.ts';
import { classNames } from '../classNames.ts';
import type { Theme } from '../Theme.ts';
import styles from './Portico.module.css';

interface PorticoProps extends Omit<ComponentProps<'div'>, 'lang' | 'dir'> {
  /** The language of everything inside, as a BCP 47 tag. */
  readonly language: string;
  /** That language's texts, as `loadTexts` gives them. */
  readonly texts: Texts;
  readonly theme?: Theme;
}

/**
 * What stands around the components in a page of another team: gives them their texts, their language
 * and its direction, and their theme. Its box takes no part in the layout. The library's styles
 * reach inside of it only; the page around stays as it is.
 */
export function Portico(props: PorticoProps) {
  const { language, texts, theme = 'seller', className, children, ...rest } = props;
  const spoken = useMemo(() => createTexts(language, texts), [language, texts]);
  return (
    <div
      {...rest}
      className={classNames(styles['portico'], className)}
      lang={language}
      dir={directionOf(language)}
      data-portico=""
      data-theme={theme}
    >
      <TextsContext value={spoken}>{children}</TextsContext>
    </div>
  );
}
