import { useState, type ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { isPlaying, type Wish } from '../motion/motion.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { PlayButton } from '../PlayButton/PlayButton.tsx';
import { useClip } from './useClip.ts';
import styles from './Video.module.css';

interface VideoSource {
  readonly src: string;
  /** MIME type, so that a browser never loads what it cannot play. */
  readonly type: string;
}

interface VideoProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the clip shows; it stands in for the pictures for whoever does not see them. */
  readonly label: string;
  /** Address of the still picture: seen first, instead of the clip when that fails, and under it. */
  readonly poster: string;
  /** The same clip in several formats, the best first. It is played without sound. */
  readonly sources: readonly VideoSource[];
  /** Size of the clip in pixels; it holds the place from the start, and shows at most that large. */
  readonly width: number;
  readonly height: number;
  readonly frame?: 'plain' | 'arch';
}

/**
 * A silent loop. The poster comes first; the clip is fetched when it comes near the window, plays
 * while it is near, and has a button that stops it. Under reduced motion it waits for that button; a
 * clip that cannot be played leaves the poster (E-26, LAND-025).
 */
export function Video(props: VideoProps) {
  const { label, poster, sources, width, height, frame = 'plain', className, ...rest } = props;
  const [wish, setWish] = useState<Wish>(null);
  const reduced = useReducedMotion();
  const playing = isPlaying({ wish, reduced });
  const { root, clip, wanted, state, onRunning, onFail } = useClip({
    playing,
    onRefuse: () => setWish('pause'),
  });
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
          width={width}
          height={height}
          loading="lazy"
        />
        {wanted && (
          <video
            ref={clip}
            className={styles['clip']}
            width={width}
            height={height}
            muted
            loop
            playsInline
            disablePictureInPicture
            // The poster's words say it all.
            aria-hidden="true"
            onPlaying={onRunning}
          >
            {sources.map(({ src, type }, index) => (
              <source
                key={src}
                src={src}
                type={type}
                // The last one to fail leaves nothing to play.
                onError={index === sources.length - 1 ? onFail : undefined}
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
