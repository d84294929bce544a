import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNear } from '../useNear.ts';

/** Distance from the viewport at which a clip loads and stops: about a quarter of a second of scrolling. */
const NEAR = '200px';

interface ClipOptions {
  readonly playing: boolean;
  /** Number of the clip: another one is another clip, in an element of its own. */
  readonly turn: number;
  /** Called when the browser blocks autoplay, as on a device in power-saving mode. */
  readonly onRefuse: () => void;
}

/** Loads, plays and stops a clip; `state` is its visible state. */
export function useClip({ playing, turn, onRefuse }: ClipOptions) {
  const root = useRef<HTMLDivElement>(null);
  const clip = useRef<HTMLVideoElement>(null);
  const near = useNear(root, NEAR);
  const [last, setLast] = useState<{ turn: number; seen: 'poster' | 'running' | 'failed' }>({
    ...{ turn, seen: 'poster' },
  });
  const seen = last.turn === turn ? last.seen : 'poster';
  const [fetched, setFetched] = useState(false);
  const runs = near && playing && seen !== 'failed';
  // Once loaded the element stays mounted, so that playback continues where it stopped.
  if (runs && !fetched) setFetched(true);
  const refuse = useEffectEvent(onRefuse);

  const running = runs && fetched ? turn : null;

  useEffect(() => {
    const video = clip.current;
    if (video === null || running === null) return undefined;
    video.play().catch((reason: unknown) => {
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') refuse();
    });
    return () => video.pause();
  }, [running]);

  return {
    root,
    clip,
    wanted: fetched && seen !== 'failed',
    state: seen === 'running' && !runs ? ('stopped' as const) : seen,
    onRunning: () => setLast({ turn, seen: 'running' }),
    onFail: () => setLast({ turn, seen: 'failed' }),
  };
}
