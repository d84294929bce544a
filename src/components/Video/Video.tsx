import { useState, type ComponentProps } from 'react';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { classNames } from '../classNames.ts';
import { isPlaying, type Wish } from '../motion/motion.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { PlayButton } from '../PlayButton/PlayButton.tsx';
import { useClip } from './useClip.ts';
import styles from './Video.module.css';

interface VideoSource {
  readonly src: string;
  /** MIME type, so that a browser does not load what it cannot play. */
  readonly type: string;
}

interface VideoProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Text alternative of the clip. */
  readonly label: string;
  /** Its key, where it is a text of the portal. */
  readonly labelKey?: MessageKey;
  /** Address of the still picture: shown before the clip, under it, and instead of it when it fails. */
  readonly poster: string;
  /** The same clip in several formats, the best first. Played without sound. */
  readonly sources: readonly VideoSource[];
  /** Size of the clip in pixels; reserves the space, and is the maximum size. */
  readonly width: number;
  readonly height: number;
  /** `cover` fills its place, which has a size of its own, as a picture that covers it. */
  readonly frame?: 'plain' | 'arch' | 'cover';
  /** Called when the clip has been shown; without it the clip repeats itself. */
  readonly onEnd?: (() => void) | undefined;
  /** Called when the clip cannot be played. */
  readonly onFail?: (() => void) | undefined;
  /** Number of the clip, where another one follows in this place with the same button. */
  readonly turn?: number;
}

/**
 * A silent loop. Shows the poster first; the clip loads when it is near the viewport, plays while it
 * is near, and has a button that stops it. With reduced motion it starts only with that button; when
 * the clip cannot be played, the poster stays (E-26, LAND-025).
 */
export function Video(props: VideoProps) {
  const {
    label,
    labelKey,
    poster,
    sources,
    width,
    height,
    frame = 'plain',
    className,
    onEnd,
    onFail,
    turn = 0,
    ...rest
  } = props;
  const [wish, setWish] = useState<Wish>(null);
  const reduced = useReducedMotion();
  const playing = isPlaying({ wish, reduced });
  const { root, clip, wanted, state, ...seen } = useClip({
    playing,
    turn,
    onRefuse: () => setWish('pause'),
  });
  const fail = () => {
    seen.onFail();
    onFail?.();
  };
  // The attributes alone give way to the picture's own shape once it is there, which moves the page.
  const shape = { aspectRatio: `${width} / ${height}` };
  return (
    <div
      {...rest}
      className={classNames(styles['video'], className)}
      data-frame={frame}
      data-state={state}
    >
      <div ref={root} className={styles['frame']}>
        <img
          className={styles['poster']}
          src={poster}
          alt={label}
          data-message={labelKey}
          width={width}
          height={height}
          style={shape}
          loading="lazy"
        />
        {wanted && (
          <video
            key={turn}
            ref={clip}
            className={styles['clip']}
            width={width}
            height={height}
            style={shape}
            muted
            loop={onEnd === undefined}
            playsInline
            disablePictureInPicture
            // The poster has the text alternative.
            aria-hidden="true"
            onPlaying={seen.onRunning}
            onEnded={onEnd}
          >
            {sources.map(({ src, type }, index) => (
              <source
                key={src}
                src={src}
                type={type}
                // When the last source fails, there is nothing to play.
                onError={index === sources.length - 1 ? fail : undefined}
              />
            ))}
          </video>
        )}
      </div>
      {state !== 'failed' && (
        <PlayButton
          className={styles['button']}
          name={label}
          playing={playing}
          onClick={() => setWish(playing ? 'pause' : 'play')}
        />
      )}
    </div>
  );
}
