/** A managed text, in its own direction: the page may have another language. Source: E-11. */
export function Managed({ text }: { readonly text: string }) {
  return <bdi data-managed>{text}</bdi>;
}
