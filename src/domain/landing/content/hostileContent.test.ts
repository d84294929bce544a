import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { moduleContent } from './moduleContent.ts';
import { banner } from './shapes/banner.ts';
import { slide, topBanner } from './shapes/dmsBanner.ts';
import { firstScreen } from './shapes/firstScreen.ts';
import { iconItem } from './shapes/iconItem.ts';
import { subscriptionTexts } from './shapes/subscriptionTexts.ts';
import { readItems } from './support/readItems.ts';
import { resourceOf } from './support/resourceOf.ts';

const shapes = [
  ...Object.values(moduleContent).map(({ shape }) => shape),
  ...[banner, slide, topBanner, firstScreen, iconItem, subscriptionTexts],
];

const mediaKeys = new Set([
  ...['image', 'img', 'icon', 'userAvatar', 'src', 'poster'],
  ...['backgroundImage', 'backgroundImageMobile'],
]);
const linkKeys = new Set(['url', 'link', 'cta_link']);
const textKeys = ['title', 'content', 'name', 'text', 'slogan', 'index', 'isUnfolded', 'value'];
const listKeys = ['links', 'stats', 'tips', 'videos', '__proto__'];

const address = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(
    ...['javascript:alert(1)', 'data:text/html,x', 'http://images.example/a.svg', '/a'],
    ...['https://images.example/a.svg', '//images.example/a.svg', '//a.example/a', 'https://a'],
  ),
);
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), address);

type Values = fc.Arbitrary<unknown>;
const recordOf = (keys: Iterable<string>, values: Values) =>
  fc.record(Object.fromEntries([...keys].map((key) => [key, values])), { requiredKeys: [] });
/** An entry of a list, or an item without its lists; each value may be of another type. */
const entry = (texts: Values, addresses: Values) =>
  fc
    .tuple(recordOf([...mediaKeys, ...linkKeys], addresses), recordOf(textKeys, texts))
    .map(([own, others]) => ({ ...own, ...others }));
const anyType = (usual: Values) => fc.oneof({ weight: 4, arbitrary: usual }, fc.jsonValue());
const list = fc.array(anyType(entry(anyType(text), anyType(address))), { maxLength: 4 });
const json = (value: Values) => value.map((each) => JSON.stringify(each));

/** What the contract lets through: texts, of which some are JSON. */
const flat = fc
  .tuple(entry(text, address), recordOf(listKeys, fc.oneof(json(list), text)))
  .map(([own, lists]) => ({ ...own, ...lists }) as Record<string, string>); // every value is a text
const nested = fc
  .tuple(entry(anyType(text), anyType(address)), recordOf(listKeys, fc.oneof(list, json(list))))
  .map(([own, lists]) => ({ ...own, ...lists }));
const several = json(fc.array(anyType(nested), { maxLength: 4 })).map((items) => ({ items }));
const fields = fc.oneof(flat, several);

/** The addresses in an item, without those that were dropped. */
function addressesIn(item: unknown, wanted: ReadonlySet<string>, name = ''): readonly string[] {
  if (typeof item === 'object' && item !== null)
    return Object.entries(item).flatMap(([key, each]) => addressesIn(each, wanted, key));
  return typeof item === 'string' && wanted.has(name) ? [item] : [];
}

it('whatever JSON comes, nothing throws, and no address is left but an allowed one', () => {
  const seen = { items: 0, media: 0, links: 0 };
  fc.assert(
    fc.property(fc.array(fields, { maxLength: 4 }), (sent) => {
      const resources = sent.map((each) => resourceOf(each));
      const items = shapes.map((shape) => readItems<unknown>(shape, resources).items);
      const pictures = addressesIn(items, mediaKeys);
      const links = addressesIn(items, linkKeys);
      expect(pictures.filter((each) => !each.startsWith('https://images.example/'))).toEqual([]);
      expect(links.filter((each) => !each.startsWith('https://'))).toEqual([]);
      seen.items += items.flat().length;
      seen.media += pictures.length;
      seen.links += links.length;
    }),
    { numRuns: 60 },
  );
  // The sample is worth something: many items are read, with addresses.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
});

it('reads 10,000 characters and 500 items', () => {
  const long = '<img src=x onerror=alert(1)>\u202E👩‍👩‍👧ب'.repeat(300);
  const many = Array.from({ length: 500 }, (_, index) => ({ title: `${index}`, content: long }));
  const resources = [resourceOf({ items: JSON.stringify(many) })];
  expect(readItems(moduleContent.questions.shape, resources).items).toHaveLength(500);
  expect(readItems(slide, resources).items).toHaveLength(3);
  const [first] = readItems(slide, [resourceOf({ title: long })]).items;
  expect(first?.title.length).toBeLessThan(100);
});
