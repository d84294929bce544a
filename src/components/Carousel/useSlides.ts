import autoplay from 'embla-carousel-autoplay';
import fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useState } from 'react';

interface SlidesOptions {
  /** Whether there is more than one slide; otherwise Embla is not active. */
  readonly several: boolean;
  readonly direction: 'ltr' | 'rtl';
  /** How long a slide shows, in milliseconds. */
  readonly interval: number;
  readonly moving: boolean;
  /** Called when the user starts to drag a slide. */
  readonly onGrab: () => void;
}

/**
 * Wraps Embla: returns the current slide and a function to show another one. Embla positions slides
 * with element.style, which a strict content security policy allows.
 */
export function useSlides({ several, direction, interval, moving, onGrab }: SlidesOptions) {
  const [at, setAt] = useState(0);
  const [viewport, embla] = useEmblaCarousel(
    { active: several, loop: true, direction, containScroll: false, watchFocus: false },
    [fade(), autoplay({ delay: interval, playOnInit: false, stopOnFocusIn: false })],
  );
  const grab = useEffectEvent(onGrab);

  useEffect(() => {
    if (embla === undefined) return undefined;
    const follow = () => setAt(embla.selectedScrollSnap());
    const take = () => grab();
    embla.on('select', follow).on('reInit', follow).on('pointerDown', take);
    return () => {
      embla.off('select', follow).off('reInit', follow).off('pointerDown', take);
    };
  }, [embla]);

  useEffect(() => {
    if (embla === undefined || !moving) return undefined;
    const play = () => embla.plugins().autoplay?.play();
    play();
    // After a reinitialization, for a resize or another language, autoplay is stopped.
    embla.on('reInit', play);
    return () => {
      embla.off('reInit', play);
      embla.plugins().autoplay?.stop();
    };
  }, [embla, moving]);

  return { viewport, at, show: (index: number) => embla?.scrollTo(index) };
}
