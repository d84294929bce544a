import { useRef, useState, type ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { useSmoothHeight } from '../Field/useSmoothHeight.ts';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import { Phrase } from '../Phrase/Phrase.tsx';
import { useStanding } from '../VisuallyHidden/useStanding.ts';
import styles from './NoticeLine.module.css';

/** One notice: a success or a failure. */
export interface Notice {
  /** Another id has the notice read out again. */
  readonly id: string;
  readonly tone: 'positive' | 'danger';
  readonly content: PhraseContent;
}

interface NoticeLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly notice: Notice | null;
}

/**
 * The notice of a card, as one line in its layout: it covers nothing and is read out once. Render it
 * always, also without a notice: a live region must exist before its content. A notice whose text
 * changes, as one that counts down, is not read out again. Source: A§8, E-24.
 */
export function NoticeLine({ notice, className, ...rest }: NoticeLineProps) {
  const ref = useRef<HTMLOutputElement>(null);
  const standing = useStanding();
  const shown = standing ? notice : null;
  useSmoothHeight(ref, shown?.id ?? '');
  return (
    <div {...rest} className={classNames(styles['place'], className)} data-toasts="">
      <output ref={ref} className={styles['live']}>
        {shown && <Line key={shown.id} {...shown} />}
      </output>
    </div>
  );
}

function Line({ tone, content }: Notice) {
  const [announced] = useState(content);
  const ToneIcon = tone === 'positive' ? CheckIcon : AlertIcon;
  return (
    <span
      className={styles['line']}
      data-tone={tone}
      aria-live={content === announced ? undefined : 'off'}
    >
      <ToneIcon className={styles['icon']} />
      <Phrase content={content} />
    </span>
  );
}
