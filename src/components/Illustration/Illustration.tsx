import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import archClock from '../illustrations/archClock.svg?no-inline';
import brokenAwning from '../illustrations/brokenAwning.svg?no-inline';
import emptyShelf from '../illustrations/emptyShelf.svg?no-inline';
import handsWithParcel from '../illustrations/handsWithParcel.svg?no-inline';
import scales from '../illustrations/scales.svg?no-inline';
import sealedParcel from '../illustrations/sealedParcel.svg?no-inline';
import styles from './Illustration.module.css';

/** Separate files, so that a picture is downloaded only when it shows. */
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
  /** What the picture shows beyond the text next to it; usually nothing. */
  readonly alt?: string;
}

/**
 * An illustration, 4:3, at most 240 px wide: waiting (`archClock`), an error page (`brokenAwning`),
 * no content (`emptyShelf`), referral (`handsWithParcel`), fair terms (`scales`), success
 * (`sealedParcel`). It is mirrored in right-to-left pages, except the clock.
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
