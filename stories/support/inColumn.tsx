import type { ReactNode } from 'react';

/** As wide as the inside of the 480 px card, or the page: where a field stands in the product. */
export const inColumn = (Story: () => ReactNode) => (
  <div style={{ inlineSize: 'min(26rem, calc(100vw - 2rem))' }}>{Story()}</div>
);
