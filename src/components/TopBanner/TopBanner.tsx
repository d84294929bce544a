import type { ComponentProps } from 'react';
import { textLimits } from '../../domain/text/textLimits.ts';
import { truncate } from '../../domain/text/truncate.ts';
import { classNames } from '../classNames.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './TopBanner.module.css';

interface TopBannerProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Cut to 120 characters (LAND-023). */
  readonly text: string;
  readonly href?: string | undefined;
}

/** One line of news at the top of the main banner, about three lines on a phone. Source: B§2 (LAND-018). */
export function TopBanner({ text, href, className, ...rest }: TopBannerProps) {
  const shown = truncate(text, textLimits.topBanner);
  return (
    <p dir="auto" {...rest} className={classNames(styles['news'], className)}>
      {href === undefined ? (
        shown
      ) : (
        <TextLink newTab href={href}>
          {shown}
        </TextLink>
      )}
    </p>
  );
}
