import { type ComponentType, createElement, type ReactElement } from 'react';
import { useCode } from './useCode.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A component whose code comes later: asked for as soon as the page is usable, rendered without a
 * fallback once it is there, null until then. A failed load is tried again when the component is
 * needed, and only then ends in the error page; offline it does not.
 */
export function useChunk<Props extends object>(
  load: Load<Props>,
  needed: boolean,
  onOffline?: () => void,
): ((props: Props) => ReactElement) | null {
  const module = useCode(load, { needed, ahead: true, onOffline });
  return module && ((props) => createElement(module.default, props));
}
