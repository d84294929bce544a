import type { Page } from '@playwright/test';
import { landing } from '../../oracle/common/landing.ts';
import { slotsIn } from './contentSlots.ts';
import { routeTo } from './routes.ts';

type Fields = Readonly<Record<string, string>>;

/** A language that no site has. */
const FOREIGN = 'eo';

/**
 * Answers every request for a slot with managed content: items of these fields. They come in another order
 * than that of their priority, among them one in a language of no site, which nobody must see. Source: B§3,
 * B§7, S-124.
 */
export async function answerContent(
  page: Page,
  slot: number,
  items: readonly Fields[],
): Promise<void> {
  await page.route(routeTo(landing.contentPath), async (route) => {
    const { search, searchParams } = new URL(route.request().url());
    if (!slotsIn({ search }).includes(slot)) return route.fallback();
    const name = searchParams.get('resource_module_name') ?? String(slot);
    const resource = (fields: Fields, language: string, priority: number) => ({
      resource_module_name: name,
      resource_content_data: {
        ...{ priority, category_id: slot, campaign_id: 0 },
        resource_content: [{ language, field_key_value_list: listOf(fields) }],
      },
    });
    const resources = [
      ...items.map((fields, index) => resource(fields, '0', index + 1)).toReversed(),
      ...items.slice(0, 1).map((fields) => resource(inForeign(fields), FOREIGN, 0)),
    ];
    return route.fulfill({ json: { code: 0, message: 'success', data: { resources } } });
  });
}

const listOf = (fields: Fields): { key: string; value: string }[] =>
  Object.entries(fields).map(([key, value]) => ({ key, value }));

/** Other texts; links, pictures and places stay what they are. */
const inForeign = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, text]) => [
      key,
      /^(?:https:|\d+$)/.test(text) ? text : `Alie: ${text}`,
    ]),
  );
