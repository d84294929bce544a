import { type ReactNode, useCallback } from 'react';
import type { TextPart } from '../i18n/TextPart.ts';
import { useServices } from './Services.ts';
import { useCode } from './useCode.ts';

interface DialogTextsProps {
  /** What the dialog shows beside the texts of the steps. */
  readonly part: TextPart;
  /** Whether the dialog is wanted; its texts come before, where the page has time. */
  readonly open: boolean;
  /** Called when they cannot come offline, which a notice says: the page is as before. Source: E-17. */
  readonly onOffline: () => void;
  readonly children: ReactNode;
}

/** Renders a dialog once the page has its texts. */
export function DialogTexts({ part, open, onOffline, children }: DialogTextsProps) {
  const { texts } = useServices().shell;
  const load = useCallback(() => texts.load(part).then(() => true), [texts, part]);
  return useCode(load, { needed: open, ahead: true, onOffline }) && children;
}
