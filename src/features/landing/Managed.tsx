import { Phrase } from '../../components/Phrase/Phrase.tsx';

/** A text of the content service, as text and in its own direction. Source: E-11. */
export function Managed({ text }: { readonly text: string }) {
  return <Phrase content={{ serverText: text }} data-managed />;
}
