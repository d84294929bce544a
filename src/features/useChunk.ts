import { type ComponentType, createElement, type ReactElement } from 'react';
import { useCode } from './useCode.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * Loads a component's chunk as soon as the page is usable; null until it is loaded, and rendered
 * without a fallback. A failed load is retried when the component is needed; only then a failure
 * shows the error page, unless the browser is offline.
 */
export function useChunk<Props extends object>(
  load: Load<Props>,
  needed: boolean,
  onOffline?: () => void,
): ((props: Props) => ReactElement) | null {
  const module = useCode(load, { needed, ahead: true, onOffline });
  return module && ((props) => createElement(module.default, props));
}
