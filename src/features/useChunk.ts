import { type ComponentType, createElement, type ReactElement, useCallback } from 'react';
import type { TextPart } from '../i18n/TextPart.ts';
import { useServices } from './Services.ts';
import { type CodeOptions, useCode } from './useCode.ts';
import { withTexts } from './withTexts.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface ChunkOptions extends Pick<CodeOptions<unknown>, 'onOffline' | 'quiet' | 'waiting'> {
  /** More texts that it shows. */
  readonly texts?: TextPart | undefined;
}

/**
 * Loads a component's chunk, with the texts of the later steps, as soon as the page is usable; null
 * until it is loaded, and rendered without a fallback. A failed load is retried when the component is
 * needed; only then a failure shows the error page, unless the browser is offline.
 *
 * @param load one function for all renders
 */
export function useChunk<Props extends object>(
  load: Load<Props>,
  needed: boolean,
  { texts: part, ...options }: ChunkOptions = {},
): ((props: Props) => ReactElement) | null {
  const { texts } = useServices().shell;
  const loadBoth = useCallback(() => withTexts(load, texts, part), [load, texts, part]);
  const module = useCode(loadBoth, { needed, ahead: true, ...options });
  return module && ((props) => createElement(module.default, props));
}
