import type { ResponseOf } from '../../src/api/Contract.ts';
import type { readResources } from '../../src/api/contracts/product/content.ts';

/** Managed content as the service stores it: one entry per item of a slot, in one or more languages. */
export type SlotContent = ResponseOf<typeof readResources>['resources'][number];
type Fields = Readonly<Record<string, string>>;

/** A slot with its id, and its name where it has one; the first item has the priority that is given. */
interface SlotOf {
  readonly id: number;
  readonly name?: string;
  readonly priority?: number;
}

/** An item in every language. */
export const everywhere = (fields: Fields): Readonly<Record<string, Fields>> => ({ 0: fields });

/** A slot with its items; each has its fields by language, `0` stands for every language. */
export const slotOf = (
  { id, name = String(id), priority = 1 }: SlotOf,
  ...items: readonly Readonly<Record<string, Fields>>[]
): readonly SlotContent[] =>
  items.map((languages, index) => ({
    resource_module_name: name,
    resource_content_data: {
      priority: priority + index,
      category_id: id,
      campaign_id: 0,
      resource_content: Object.entries(languages).map(([language, fields]) => ({
        language,
        field_key_value_list: Object.entries(fields).map(([key, value]) => ({ key, value })),
      })),
    },
  }));

/** The content of a slot, which is asked for by its name or by its id. Source: B§7. */
export const contentOf = (
  content: readonly SlotContent[],
  wanted: string,
): readonly SlotContent[] =>
  content.filter(
    ({ resource_module_name: name, resource_content_data: { category_id: id } }) =>
      name === wanted || String(id) === wanted,
  );

/** The slots that the sign-up page asks for by name. Source: B§3, S-122. */
export const named = {
  topBanner: { id: 12, name: 'SIGN_UP_TOP_BANNER' },
  firstScreen: { id: 1, name: 'SIGN_UP_FIRST_SCREEN' },
  carousel: { id: 13, name: 'SIGN_UP_CAROUSEL' },
  partners: { id: 9, name: 'SIGN_UP_PARTNERS' },
  bottomNavbar: { id: 10, name: 'SIGN_UP_BOTTOM_NAVBAR' },
  bannerPc: { id: 6, name: 'SIGN_UP_BANNER_PC' },
} as const;

const link = 'https://academy.portico.example/start';
const links = JSON.stringify([{ url: link, text: 'How it works' }]);

/** The content of a fresh world. Shapes: B§3. */
export const managedContent: readonly SlotContent[] = [
  ...slotOf(named.topBanner, everywhere({ index: '0', title: 'New: weekly pay-outs', link })),
  ...slotOf(named.firstScreen, everywhere({ slogan: 'Sell where people already look', links })),
  ...slotOf(
    named.carousel,
    everywhere({
      ...{ index: '0', title: 'Your first order', link },
      description: 'Most sellers get one in a week.',
    }),
    everywhere({
      ...{ index: '1', title: 'Your own shop front', link },
      description: 'Made in ten minutes.',
    }),
  ),
  ...slotOf(
    named.partners,
    everywhere({ icon: 'https://images.portico.example/p.svg', title: 'Parcels' }),
  ),
  ...slotOf(
    named.bottomNavbar,
    everywhere({ icon: 'https://images.portico.example/q.svg', title: 'App' }),
  ),
  ...slotOf(
    named.bannerPc,
    everywhere({ image: '//images.portico.example/b.svg', cta_link: link }),
  ),
];
