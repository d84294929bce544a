import type { Route } from '@playwright/test';

/** How a script can stay away (E-21). */
export const losses = {
  'is refused': (route) => route.abort(),
  'arrives as a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Moved</h1>' }),
  'arrives damaged': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const half = {' }),
  'never arrives': () => new Promise(() => undefined),
} as const satisfies Readonly<Record<string, (route: Route) => Promise<void>>>;

export type Loss = keyof typeof losses;

/** What a browser, and the page, say in the console of a script that stays away. */
export const saidOfALoss = /Failed to load (resource|module script)|Unexpected end of input/;
