import type { Page } from '@playwright/test';
import { MEDIA_HOST } from './managedItems.ts';
import { changeEnvironment } from './routes.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h40v40H0z"/></svg>';

/** The watch over where a page may go. */
export interface Origins {
  allow(origin: string): void;
}

/** Lets managed pictures come from one host, which answers each with a picture (S-178, security decisions). */
export async function allowMedia(
  page: Page,
  { port, watch }: { readonly port: number; readonly watch: Origins },
): Promise<void> {
  watch.allow(`https://${MEDIA_HOST}`);
  await changeEnvironment(page, { port, path: '/account/register' }, { mediaHosts: [MEDIA_HOST] });
  await page.route(`https://${MEDIA_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
}
