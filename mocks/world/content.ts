import type { ResponseOf } from '../../src/api/Contract.ts';
import type { readResources } from '../../src/api/contracts/product/content.ts';

/** Managed content as the service stores it: one entry per item of a slot, in one or more languages. */
export type SlotContent = NonNullable<ResponseOf<typeof readResources>['resources'][number]>;
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
const linkOf = (text: string) => JSON.stringify([{ url: link, text }]);

/** The words of the first screen; the English ones in both of its languages. */
const firstScreen = {
  0: { slogan: 'Sell where people already look', links: linkOf('How it works') },
  ar: { slogan: 'بع حيث يبحث الناس أصلًا', links: linkOf('كيف يسير الأمر') },
  'de-DE': { slogan: 'Verkaufen, wo schon gesucht wird', links: linkOf('So geht es') },
  es: { slogan: 'Vende donde la gente ya busca', links: linkOf('Cómo funciona') },
  'es-419': { slogan: 'Vende donde la gente ya busca', links: linkOf('Cómo funciona') },
  fr: { slogan: 'Vendez là où l’on cherche déjà', links: linkOf('Comment ça marche') },
  'id-ID': { slogan: 'Berjualan di tempat orang mencari', links: linkOf('Cara kerjanya') },
  'it-IT': { slogan: 'Vendi dove le persone già cercano', links: linkOf('Come funziona') },
  'ms-MY': { slogan: 'Jual di tempat orang mencari', links: linkOf('Cara ia berfungsi') },
  'pt-BR': { slogan: 'Venda onde as pessoas já procuram', links: linkOf('Como funciona') },
  'th-TH': { slogan: 'ขายในที่ที่คนกำลังค้นหา', links: linkOf('ดูวิธีขาย') },
  'vi-VN': { slogan: 'Bán hàng ở nơi mọi người tìm kiếm', links: linkOf('Cách hoạt động') },
  'zh-CN': { slogan: '在大家搜索的地方开店', links: linkOf('了解流程') },
};

/** The content of a fresh world: some slots are managed, the others show what the portal has built in. Shapes: B§3. */
export const managedContent: readonly SlotContent[] = [
  ...slotOf(named.topBanner, everywhere({ index: '0', title: 'New: weekly pay-outs', link })),
  ...slotOf(named.firstScreen, firstScreen),
  ...slotOf(
    named.partners,
    everywhere({ icon: 'https://images.portico.example/p.svg', title: 'Parcels' }),
  ),
  ...slotOf(
    named.bottomNavbar,
    everywhere({ icon: 'https://images.portico.example/q.svg', title: 'App' }),
  ),
];
