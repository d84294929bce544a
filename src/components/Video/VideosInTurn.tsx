import { useState, type ComponentProps } from 'react';
import { Video } from './Video.tsx';

interface VideosInTurnProps extends Omit<
  ComponentProps<typeof Video>,
  'poster' | 'sources' | 'onEnd' | 'onFail' | 'turn'
> {
  /** Addresses of each clip and of its still picture; one at least. */
  readonly clips: readonly [Clip, ...Clip[]];
}

interface Clip {
  readonly poster: string;
  readonly src: string;
}

/** Which clip shows, and how many in a row could not be played. */
interface Turn {
  readonly turn: number;
  readonly failed: number;
}

/**
 * Silent clips in one place, one after the other and then from the first again, with one button. What
 * cannot be played is passed over, unless nothing can. Source: LAND-025, E-26.
 */
export function VideosInTurn({ clips, ...rest }: VideosInTurnProps) {
  const [{ turn, failed }, setTurn] = useState<Turn>({ turn: 0, failed: 0 });
  const { poster, src } = clips[turn % clips.length] ?? clips[0];
  const follows = failed + 1 < clips.length;
  return (
    <Video
      {...rest}
      turn={turn}
      poster={poster}
      sources={[{ src, type: 'video/webm' }]}
      onEnd={clips.length > 1 ? () => setTurn({ turn: turn + 1, failed: 0 }) : undefined}
      onFail={follows ? () => setTurn({ turn: turn + 1, failed: failed + 1 }) : undefined}
    />
  );
}
