import type { Page } from '@playwright/test';
import { landing } from '../../oracle/common/landing.ts';
import { slotsIn } from './contentSlots.ts';
import { refusal } from './refusal.ts';
import { type Fields, resourceOf } from './resourceOf.ts';
import { routeTo } from './routes.ts';

/** A language that no site has. */
const FOREIGN = 'eo';
/** What a text begins with that nobody may see. */
export const HIDDEN = 'Alie: ';

interface Manner {
  /** The language of the items; each has other texts for every language then. */
  readonly language?: string;
  /** The priority of the first item. */
  readonly from?: number;
}

/**
 * Answers every request for a slot with managed content: items of these fields. They come in another order
 * than that of their priority, among them one in a language of no site, which nobody must see, as nobody
 * must see the texts for every language where there are those of the page's own. Source: B§3, B§7, S-124.
 */
export async function answerContent(
  page: Page,
  slot: number,
  items: readonly Fields[],
  { language = '0', from = 1 }: Manner = {},
): Promise<void> {
  await page.route(routeTo(landing.contentPath), async (route) => {
    const { search, searchParams } = new URL(route.request().url());
    if (!slotsIn({ search }).includes(slot)) return route.fallback();
    const name = searchParams.get('resource_module_name') ?? String(slot);
    const resources = [
      ...items
        .map((fields, index) => {
          const forAll = language === '0' ? [] : [{ fields: inForeign(fields), language: '0' }];
          const place = { name, slot, priority: from + index };
          return resourceOf(place, [...forAll, { fields, language }]);
        })
        .toReversed(),
      ...items
        .slice(0, 1)
        .map((fields) =>
          resourceOf({ name, slot, priority: 0 }, [
            { fields: inForeign(fields), language: FOREIGN },
          ]),
        ),
    ];
    return route.fulfill({ json: { code: 0, message: 'success', data: { resources } } });
  });
}

/** Refuses every request for a slot, with a code that is no success. Source: B§7 (LAND-028). */
export async function refuseContent(page: Page, slot: number): Promise<void> {
  await page.route(routeTo(landing.contentPath), (route) => {
    const { search } = new URL(route.request().url());
    if (!slotsIn({ search }).includes(slot)) return route.fallback();
    return route.fulfill({ json: refusal });
  });
}

/** Other texts; links, pictures and places stay what they are. */
const inForeign = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, text]) => [
      key,
      /^(?:https:|\d+$|\/\/|\[)/.test(text) ? text : `${HIDDEN}${text}`,
    ]),
  );
