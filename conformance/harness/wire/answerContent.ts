import type { Page } from '@playwright/test';
import { landing } from '../../oracle/common/landing.ts';
import { slotsIn } from './contentSlots.ts';
import { routeTo } from './routes.ts';

type Fields = Readonly<Record<string, string>>;

/** Answers every request for a slot with managed content: items of these fields. Source: B§3, B§7. */
export async function answerContent(
  page: Page,
  slot: number,
  items: readonly Fields[],
): Promise<void> {
  await page.route(routeTo(landing.contentPath), async (route) => {
    const { search, searchParams } = new URL(route.request().url());
    if (!slotsIn({ search }).includes(slot)) return route.fallback();
    const name = searchParams.get('resource_module_name') ?? String(slot);
    const resources = items.map((fields, index) => ({
      resource_module_name: name,
      resource_content_data: {
        ...{ priority: index + 1, category_id: slot, campaign_id: 0 },
        resource_content: [{ language: '0', field_key_value_list: listOf(fields) }],
      },
    }));
    return route.fulfill({ json: { code: 0, message: 'success', data: { resources } } });
  });
}

const listOf = (fields: Fields): { key: string; value: string }[] =>
  Object.entries(fields).map(([key, value]) => ({ key, value }));
