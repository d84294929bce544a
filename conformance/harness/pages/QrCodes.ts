import type { Locator, Page } from '@playwright/test';
import { encode } from 'uqr';
import { selectors } from '../contract.ts';

/** How much of a code may be damaged: any level holds the address. */
const LEVELS = ['L', 'M', 'Q', 'H'] as const;

/** Draws a picture with one pixel for each of its units, and gives the dark ones. Runs in the page. */
async function darkSquares(picture: SVGElement): Promise<boolean[][]> {
  const { width } = (picture as SVGSVGElement).viewBox.baseVal;
  const image = new Image(width, width);
  const source = picture.cloneNode(true) as SVGElement;
  source.setAttribute('width', String(width));
  source.setAttribute('height', String(width));
  const markup = new XMLSerializer().serializeToString(source);
  image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height: width });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws on no canvas.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, width);
  return Array.from({ length: width }, (_, y) =>
    Array.from({ length: width }, (__, x) => (data[4 * (y * width + x)] ?? 0) < 128),
  );
}

const textOf = (squares: readonly (readonly boolean[])[]): string =>
  squares.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');

/** The codes of the footer, each with the address that it shows as a link. */
export class QrCodes {
  readonly #items: Locator;

  constructor(page: Page) {
    this.#items = page.locator(selectors.module('footer')).locator(selectors.items);
  }

  /** The addresses that stand beside the codes. */
  async addresses(): Promise<string[]> {
    return this.#items
      .locator('a')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href));
  }

  /** For each code whether it holds the address beside it, with the empty margin that readers need. */
  async holdTheirAddress(): Promise<boolean[]> {
    const items = await this.#items.all();
    return Promise.all(
      items.map(async (item) => {
        const address = (await item.locator('a').getAttribute('href')) ?? '';
        const drawn = textOf(await item.locator('svg').first().evaluate(darkSquares));
        return LEVELS.some((ecc) => textOf(encode(address, { ecc, border: 4 }).data) === drawn);
      }),
    );
  }
}
