import autoplay from 'embla-carousel-autoplay';
import fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useState } from 'react';

interface SlidesOptions {
  /** With one slide nothing is set up. */
  readonly several: boolean;
  readonly direction: 'ltr' | 'rtl';
  /** How long a slide stays, in milliseconds. */
  readonly interval: number;
  readonly moving: boolean;
  /** The visitor takes hold of a slide. */
  readonly onGrab: () => void;
}

/**
 * Embla behind one door: which slide shows, and how to show another. It places the slides through
 * the elements' own style objects, which a strict content security policy allows.
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
    // Set up anew, for a resize or another language, it stands still.
    embla.on('reInit', play);
    return () => {
      embla.off('reInit', play);
      embla.plugins().autoplay?.stop();
    };
  }, [embla, moving]);

  return { viewport, at, show: (index: number) => embla?.scrollTo(index) };
}
