import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import archClock from '../illustrations/archClock.svg?no-inline';
import brokenAwning from '../illustrations/brokenAwning.svg?no-inline';
import emptyShelf from '../illustrations/emptyShelf.svg?no-inline';
import handsWithParcel from '../illustrations/handsWithParcel.svg?no-inline';
import scales from '../illustrations/scales.svg?no-inline';
import sealedParcel from '../illustrations/sealedParcel.svg?no-inline';
import styles from './Illustration.module.css';

/** Files, not text in the script: a picture is downloaded where it shows, and once. */
const pictures = {
  archClock,
  brokenAwning,
  emptyShelf,
  handsWithParcel,
  scales,
  sealedParcel,
} as const;

export type IllustrationName = keyof typeof pictures;

interface IllustrationProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> {
  readonly name: IllustrationName;
  /** What the picture says and the text beside it does not; most say the same, so none is the rule. */
  readonly alt?: string;
}

/**
 * A drawn picture of the house, 4:3, at most 240 px wide: waiting (`archClock`), a page that fails
 * (`brokenAwning`), nothing here yet (`emptyShelf`), passing something on (`handsWithParcel`), fair
 * terms (`scales`), done (`sealedParcel`). It mirrors in right-to-left pages, but for the clock.
 */
export function Illustration({ name, alt = '', className, ...rest }: IllustrationProps) {
  return (
    <img
      {...rest}
      className={classNames(styles['illustration'], className)}
      data-name={name}
      src={pictures[name]}
      alt={alt}
      width="320"
      height="240"
    />
  );
}
