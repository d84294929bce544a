import { useTranslation } from 'react-i18next';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { PauseIcon } from '../icons/PauseIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import styles from './PlayButton.module.css';

interface PlayButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'name'> {
  /** Accessible name of the media, since a page may have several. */
  readonly name: string;
  readonly playing: boolean;
}

/** Stops and starts moving content; required for all content that moves by itself (E-26, WCAG 2.2.2). */
export function PlayButton({ name, playing, className, ...rest }: PlayButtonProps) {
  const { t } = useTranslation();
  const id = playing ? 'media_pause' : 'media_play';
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles['button'], className)}
      aria-label={t(id, { name })}
      data-message={id}
    >
      {playing ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}
