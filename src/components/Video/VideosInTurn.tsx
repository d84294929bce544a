import { useState, type ComponentProps } from 'react';
import { Video } from './Video.tsx';

interface VideosInTurnProps extends Omit<
  ComponentProps<typeof Video>,
  'poster' | 'sources' | 'onEnd'
> {
  /** Addresses of each clip and of its still picture; one at least. */
  readonly clips: readonly [Clip, ...Clip[]];
}

interface Clip {
  readonly poster: string;
  readonly src: string;
}

/** Silent clips in one place, one after the other and then from the first again. Source: LAND-025. */
export function VideosInTurn({ clips, ...rest }: VideosInTurnProps) {
  const [turn, setTurn] = useState(0);
  const { poster, src } = clips[turn % clips.length] ?? clips[0];
  return (
    <Video
      {...rest}
      key={turn}
      poster={poster}
      sources={[{ src, type: 'video/webm' }]}
      onEnd={clips.length > 1 ? () => setTurn(turn + 1) : undefined}
    />
  );
}
