import { Fragment } from 'react';

/** A long name that can wrap before each of its parts; copied, it has no spaces. */
export function Breakable({ name }: { readonly name: string }) {
  return name.split(/(?=[/_.@:])|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
