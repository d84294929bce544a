import { type ComponentType, useState } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A component whose code comes on its first use: null until it is here. A failed load is told and
 * tried again at the next use; the page lives on without it.
 */
export function useOnDemand<Props extends object>(
  load: Load<Props>,
  onFailure: () => void,
): readonly [component: ComponentType<Props> | null, ask: () => void] {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const ask = () => {
    if (component === null) load().then((module) => setComponent(() => module.default), onFailure);
  };
  return [component, ask];
}
