import type { Locator } from '@playwright/test';
import { managedContent } from '../../oracle/common/landing.ts';
import { read } from '../expected/read.ts';
import { HIDDEN } from '../wire/answerContent.ts';
import type { ManagedItems } from '../wire/managedItems.ts';
import { expect } from './expect.ts';

type Seen = Omit<ManagedItems, 'items'>;

/** What a part of the page has, open or closed: its text, the pictures from elsewhere, where its links lead. */
const readPart = (part: Locator) =>
  part.evaluate((element) => ({
    text: (element.textContent ?? '').replaceAll(/\s+/g, ' '),
    pictures: [...element.querySelectorAll('img')]
      .map(({ src }) => src)
      .filter((src) => !['data:', location.protocol].includes(new URL(src).protocol)),
    links: [...element.querySelectorAll('a')].map(({ href }) => href),
  }));

/**
 * A part of the page shows the managed items of its slot, in their order: what is wrong in one costs that
 * alone. Pictures come over https from a host that is allowed, and links lead to pages. Source: B§3, B§7,
 * S-124, the security decisions.
 */
export async function assertManaged(
  part: Locator,
  { texts, pictures, links, absent }: Seen,
): Promise<void> {
  const wanted = pictures.map((picture) => read(managedContent.pictureScheme) + picture);
  let shown = await readPart(part);
  const lacks = async () => {
    shown = await readPart(part);
    const missing = [
      ...texts.filter((text) => !shown.text.includes(text)),
      ...links.filter((link) => !shown.links.includes(link)),
    ];
    return { pictures: shown.pictures, missing };
  };
  await expect.poll(lacks).toEqual({ pictures: wanted, missing: [] });
  const places = texts.map((text) => shown.text.indexOf(text));
  expect(places, 'their order').toEqual(places.toSorted((one, other) => one - other));
  for (const text of [...absent, HIDDEN.trim()]) expect(shown.text).not.toContain(text);
  for (const link of links) expect(shown.links.filter((one) => one === link)).toHaveLength(1);
  const others = shown.links.filter((link) => !/^https?:/.test(link));
  expect(others, 'links to what is no page').toEqual([]);
}
