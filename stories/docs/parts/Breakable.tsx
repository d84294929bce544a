import { Fragment } from 'react';

/** A long name that may break before each of its parts, and stays one word when it is copied. */
export function Breakable({ name }: { readonly name: string }) {
  return name.split(/(?=[/_.@:])|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
