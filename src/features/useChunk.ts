import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A component whose code comes later: asked for as soon as the page is usable, rendered without a
 * fallback once it is there, null until then. A failed load is tried again when the component is
 * needed, and only then ends in the error page.
 */
export function useChunk<Props extends object>(
  load: Load<Props>,
  needed: boolean,
): ((props: Props) => ReactElement) | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (component !== null) return undefined;
    let mounted = true;
    load().then(
      (module) => mounted && setComponent(() => module.default),
      (error: unknown) =>
        mounted && needed && setFailure(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      mounted = false;
    };
  }, [load, needed, component]);
  if (failure !== null) throw failure;
  return component === null ? null : (props) => createElement(component, props);
}
