import type { PhraseContent } from '../Phrase/PhraseContent.ts';

/** One passing notice. Errors (`danger`) stay until they are dismissed. */
export interface ToastItem {
  readonly id: string;
  readonly tone: 'positive' | 'info' | 'danger';
  readonly content: PhraseContent;
}
