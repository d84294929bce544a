import { Fragment } from 'react';

/** A path or a name that may break before each of its parts. */
export function Breakable({ children }: { readonly children: string }) {
  return children.split(/(?=[/_.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
