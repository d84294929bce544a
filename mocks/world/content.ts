import type { ResponseOf } from '../../src/api/Contract.ts';
import type { readResources } from '../../src/api/contracts/product/content.ts';

/** Managed content as the service stores it: one entry per item of a slot, for every language. */
type SlotContent = ResponseOf<typeof readResources>['resources'][number];
type Fields = Readonly<Record<string, string>>;

const slot = (name: string, id: number, ...items: readonly Fields[]): readonly SlotContent[] =>
  items.map((fields, index) => ({
    resource_module_name: name,
    resource_content_data: {
      priority: index + 1,
      category_id: id,
      campaign_id: 0,
      resource_content: [
        {
          language: '0',
          field_key_value_list: Object.entries(fields).map(([key, value]) => ({ key, value })),
        },
      ],
    },
  }));

const link = 'https://academy.portico.example/start';

/** The content of a fresh world. Shapes: B§3. */
export const managedContent: readonly SlotContent[] = [
  ...slot('SIGN_UP_TOP_BANNER', 12, { index: '0', title: 'New: weekly pay-outs', link }),
  ...slot('SIGN_UP_FIRST_SCREEN', 1, { slogan: 'Sell where people already look', link }),
  ...slot(
    'SIGN_UP_CAROUSEL',
    13,
    { index: '0', title: 'Your first order', description: 'Most sellers get one in a week.', link },
    { index: '1', title: 'Your own shop front', description: 'Made in ten minutes.', link },
  ),
  ...slot('SIGN_UP_PARTNERS', 9, {
    icon: 'https://images.portico.example/p.svg',
    title: 'Parcels',
  }),
  ...slot('SIGN_UP_BOTTOM_NAVBAR', 10, {
    icon: 'https://images.portico.example/q.svg',
    title: 'App',
  }),
  ...slot('SIGN_UP_BANNER_PC', 6, { image: '//images.portico.example/b.svg', cta_link: link }),
];
