import { type ReactNode, use } from 'react';
import type { TextPart } from '../i18n/TextPart.ts';
import { useServices } from './Services.ts';

interface WithTextsProps {
  readonly parts: readonly TextPart[];
  readonly children: ReactNode;
}

/** Renders once the page has parts of the texts; suspends until then. */
export function WithTexts({ parts, children }: WithTextsProps) {
  const { texts } = useServices().shell;
  for (const part of parts) use(texts.read(part));
  return children;
}
