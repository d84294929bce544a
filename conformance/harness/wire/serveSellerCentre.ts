import type { Page } from '@playwright/test';
import type { Origins } from './allowMedia.ts';

/** Lets the page go to a seller centre, which is no part of the portal, and answers there. */
export async function serveSellerCentre(page: Page, watch: Origins, centre: string): Promise<void> {
  watch.allow(centre);
  await page.route(`${centre}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sellers</title>' }),
  );
}
