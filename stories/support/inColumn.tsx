import type { ReactNode } from 'react';

/** A column as wide as the inside of the 480 px card, or as the page, like a field in the product. */
export const inColumn = (Story: () => ReactNode) => (
  <div style={{ inlineSize: 'min(26rem, calc(100vw - 2rem))' }}>{Story()}</div>
);
