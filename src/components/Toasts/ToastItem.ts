import type { PhraseContent } from '../Phrase/PhraseContent.ts';

/** One toast. Errors (`danger`) and warnings stay until they are dismissed. */
export interface ToastItem {
  readonly id: string;
  readonly tone: 'positive' | 'info' | 'warning' | 'danger';
  readonly content: PhraseContent;
}
