import { Message } from '../../i18n/Message.tsx';
import type { PhraseContent } from './PhraseContent.ts';

/** Shows one text, marked by its key, or by `server_text` where the words are the server's. */
export function Phrase({ content }: { readonly content: PhraseContent }) {
  if ('serverText' in content) {
    return (
      <span data-message="server_text" dir="auto">
        {content.serverText}
      </span>
    );
  }
  return <Message {...content} />;
}
