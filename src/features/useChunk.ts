import { type ComponentType, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A component whose code comes later: asked for as soon as the page is usable, shown without a
 * fallback once it is there. A failed load is tried again when the component is needed, and only
 * then ends in the error page.
 */
export function useChunk<Props>(load: Load<Props>, needed: boolean): ComponentType<Props> | null {
  const [Chunk, setChunk] = useState<ComponentType<Props> | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (Chunk !== null) return undefined;
    let mounted = true;
    load().then(
      (module) => mounted && setChunk(() => module.default),
      (error: unknown) => mounted && needed && setFailure(new Error('chunk', { cause: error })),
    );
    return () => {
      mounted = false;
    };
  }, [load, needed, Chunk]);
  if (failure !== null) throw failure;
  return Chunk;
}
