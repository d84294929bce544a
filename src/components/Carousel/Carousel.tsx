import { useTranslation } from 'react-i18next';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { directionOf } from '../../i18n/directionOf.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { classNames } from '../classNames.ts';
import { isMoving, isPlaying, type Wish } from '../motion/motion.ts';
import { useHeld } from '../motion/useHeld.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { PlayButton } from '../PlayButton/PlayButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Carousel.module.css';
import { useSlides } from './useSlides.ts';

/** Maximum number of slides (LAND-015, S-127). */
const MAX_SLIDES = 3;

interface CarouselSlide {
  readonly id: string;
  /** A short name of the slide, for screen readers. */
  readonly name: string;
  /** Whether the name is a text of the server. */
  readonly serverName?: boolean;
  readonly content: ReactNode;
}

interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The accessible name of the carousel. */
  readonly label: string;
  /** Its key, where it is a text of the portal. */
  readonly labelKey?: MessageKey;
  /** In display order; slides after the third are left out. */
  readonly slides: readonly CarouselSlide[];
  /** How long a slide shows, in milliseconds: 5000 on desktop, 3000 on mobile (LAND-016, LAND-020). */
  readonly interval?: number;
}

/**
 * Slides that fade into one another, with a button per slide and no arrows. They pause with reduced
 * motion and while hovered or focused, and stop for good when the user stops them, chooses one or
 * drags; only then is a slide announced (E-24, E-26). One slide has no controls.
 */
export function Carousel(props: CarouselProps) {
  const { label, labelKey, slides, interval = 5000, className, ...rest } = props;
  const { t } = useTranslation();
  const direction = directionOf(useLanguage());
  const reduced = useReducedMotion();
  const { held, holds } = useHeld();
  const [wish, setWish] = useState<Wish>(null);
  const [chosen, setChosen] = useState(false);
  const shown = slides.slice(0, MAX_SLIDES);
  const several = shown.length > 1;
  const playing = isPlaying({ wish, reduced });
  const moving = several && isMoving({ wish, reduced, held });

  const takeOver = () => {
    setWish('pause');
    setChosen(true);
  };
  const { viewport, at, show } = useSlides({
    several,
    direction,
    interval,
    moving,
    onGrab: takeOver,
  });
  const nameOf = (index: number) =>
    t('carousel_slide', {
      position: index + 1,
      total: shown.length,
      name: shown[index]?.name ?? '',
    });

  return (
    <section
      {...rest}
      {...holds}
      className={classNames(styles['carousel'], className)}
      aria-label={label}
      data-message={labelKey}
      data-moving={moving || undefined}
    >
      <div ref={viewport} className={styles['viewport']}>
        <div className={styles['track']}>
          {shown.map(({ id, content, serverName }, index) => (
            <article
              key={id}
              className={styles['slide']}
              aria-label={nameOf(index)}
              data-message="carousel_slide"
              data-server-name={serverName || undefined}
              inert={index !== at}
            >
              {content}
            </article>
          ))}
        </div>
      </div>
      {several && (
        <div className={styles['controls']}>
          <PlayButton
            name={label}
            playing={playing}
            onClick={() => {
              setWish(playing ? 'pause' : 'play');
              setChosen(false);
            }}
          />
          <ul className={styles['marks']}>
            {shown.map(({ id, serverName }, index) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles['mark']}
                  aria-label={nameOf(index)}
                  aria-current={index === at || undefined}
                  data-message="carousel_slide"
                  data-server-name={serverName || undefined}
                  onClick={() => {
                    takeOver();
                    show(index);
                  }}
                />
              </li>
            ))}
          </ul>
          <VisuallyHidden live data-server-name={shown[at]?.serverName || undefined}>
            {chosen && nameOf(at)}
          </VisuallyHidden>
        </div>
      )}
    </section>
  );
}
