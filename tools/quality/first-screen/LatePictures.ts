import { expect, type Page, type Route } from '@playwright/test';

/** The host that managed pictures come from, and one of them, which says nothing of its place. */
const MEDIA_HOST = 'images.portico.example';
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"></svg>';

/** Managed pictures, as a deployment allows them (S-178); each comes when its place is in view, not before. */
export class LatePictures {
  readonly #page: Page;
  readonly #held = new Map<string, Route[]>();

  private constructor(page: Page) {
    this.#page = page;
  }

  /** From the next page on; the policy of the local server has to be bypassed. */
  static async on(page: Page): Promise<LatePictures> {
    const late = new LatePictures(page);
    await page.route(`https://${MEDIA_HOST}/**`, (route) => {
      const address = route.request().url();
      late.#held.set(address, [...(late.#held.get(address) ?? []), route]);
    });
    await page.addInitScript((host) => {
      // The application reads the block after the page is parsed.
      const change = () => {
        const block = document.querySelector('#environment');
        if (block === null) return;
        const environment: object = JSON.parse(block.textContent ?? '{}');
        block.textContent = JSON.stringify({ ...environment, mediaHosts: [host] });
      };
      document.addEventListener('readystatechange', change, { once: true });
    }, MEDIA_HOST);
    return late;
  }

  /** Goes to the place of each picture in turn, and lets it come there; gives how many have come. */
  async come(): Promise<number> {
    const addresses = await this.#page
      .locator('img')
      .evaluateAll((all) => [
        ...new Set(
          (all as HTMLImageElement[])
            .filter((one) => one.checkVisibility() && one.src.startsWith('https:'))
            .map(({ src }) => src),
        ),
      ]);
    for (const address of addresses) {
      const shown = this.#page.locator(`img[src="${address}"]`).first();
      await shown.scrollIntoViewIfNeeded();
      await expect.poll(() => this.#held.has(address)).toBe(true);
      await this.#release(address);
      const isThere = () =>
        shown.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0);
      await expect.poll(isThere, { intervals: [50] }).toBe(true);
    }
    return addresses.length;
  }

  async #release(address: string): Promise<void> {
    for (const route of this.#held.get(address) ?? [])
      await route.fulfill({ contentType: 'image/svg+xml', body: picture });
    this.#held.delete(address);
  }
}
