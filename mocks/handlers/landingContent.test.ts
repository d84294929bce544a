import { describe, expect, test } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { readResources } from '../../src/api/contracts/product/content.ts';
import { moduleContent } from '../../src/domain/landing/content/moduleContent.ts';
import { readContent } from '../../src/domain/landing/content/readContent.ts';
import type { Shape } from '../../src/domain/landing/content/Shape.ts';
import { banner } from '../../src/domain/landing/content/shapes/banner.ts';
import { slide, topBanner } from '../../src/domain/landing/content/shapes/dmsBanner.ts';
import { firstScreen } from '../../src/domain/landing/content/shapes/firstScreen.ts';
import { iconItem } from '../../src/domain/landing/content/shapes/iconItem.ts';
import { subscriptionTexts } from '../../src/domain/landing/content/shapes/subscriptionTexts.ts';
import { createDirectBackend } from '../adapters/direct.ts';

const { sellerStories, benefits, commerceSolution, questions } = moduleContent;

/** Each slot, as it is asked for, with a shape of its items. */
const slots: readonly (readonly [string, Shape<unknown>])[] = [
  ['SIGN_UP_FIRST_SCREEN', firstScreen],
  ['2', sellerStories.shape],
  ['3', questions.shape],
  ['4', commerceSolution.shape],
  ['5', banner],
  ['SIGN_UP_BANNER_PC', banner],
  ['7', banner],
  ['8', benefits.shape],
  ['SIGN_UP_PARTNERS', iconItem],
  ['SIGN_UP_BOTTOM_NAVBAR', iconItem],
  ['11', sellerStories.shape],
  ['SIGN_UP_TOP_BANNER', topBanner],
  ['SIGN_UP_CAROUSEL', slide],
  ['14', subscriptionTexts],
  ['15', topBanner],
  ['16', slide],
  ['17', subscriptionTexts],
];

async function resourcesOf(scenario: string, name: string) {
  const backend = createDirectBackend();
  await backend.setScenario(scenario);
  const call = createClient(backend);
  const answer = await call(readResources, { resource_module_name: name, region: 'GB' });
  return answer.ok ? answer.data.resources : [];
}

async function read(scenario: string, name: string, shape: Shape<unknown>, language = 'en-GB') {
  let unparsable = 0;
  const content = readContent(await resourcesOf(scenario, name), shape, {
    language,
    media: { origin: 'http://gb.localhost', hosts: ['images.portico.example'] },
    onUnparsable: () => {
      unparsable += 1;
    },
  });
  return { items: content.kind === 'managed' ? content.items : [], unparsable };
}

/** All but the slides and pictures of the carousel, so that a local visitor sees those of the portal with their pictures. */
const namedSlots = slots.filter(([name]) => /^SIGN_UP_(?!CAROUSEL|BANNER_PC)/.test(name));

test.each(namedSlots)('a fresh world has content for %s', async (name, shape) => {
  expect((await read('default', name, shape)).items.length).toBeGreaterThan(0);
});

describe('landing.managed', () => {
  test.each(slots)(
    '%s has items of its shape, whose addresses are allowed',
    async (name, shape) => {
      const { items, unparsable } = await read('landing.managed', name, shape);
      expect(items.length).toBeGreaterThan(0);
      expect(unparsable).toBe(0);
    },
  );

  test('a slot with a name may be asked for by its id', async () => {
    const byName = await resourcesOf('landing.managed', 'SIGN_UP_CAROUSEL');
    expect(byName.length).toBeGreaterThan(0);
    expect(await resourcesOf('landing.managed', '13')).toEqual(byName);
    expect(await resourcesOf('landing.managed', '18')).toEqual([]);
  });

  test('some slots have several languages', async () => {
    const titles = async (language: string) =>
      (await read('landing.managed', 'SIGN_UP_CAROUSEL', slide, language)).items;
    const [english, thai, arabic] = await Promise.all(['en-GB', 'th-TH', 'ar'].map(titles));
    expect(english).toMatchObject([{ title: 'Your first order' }, {}, {}]);
    expect(thai).toMatchObject([{ title: 'คำสั่งซื้อแรกของคุณ' }, {}, {}]);
    expect(arabic).toMatchObject([{ title: 'طلبك الأول' }, {}, {}]);
  });
});

describe('landing.hostile', () => {
  test.each(slots)(
    '%s has broken JSON, and its resources are of the contract',
    async (name, shape) => {
      expect((await resourcesOf('landing.hostile', name)).length).toBeGreaterThan(5);
      const { items, unparsable } = await read('landing.hostile', name, shape);
      expect(unparsable).toBeGreaterThan(0);
      expect(JSON.stringify(items)).not.toMatch(/":"\s*(?:javascript|data|http):/i);
    },
  );

  test('holds hundreds of items and thousands of characters', async () => {
    const { items } = await read('landing.hostile', '3', questions.shape);
    expect(items.length).toBeGreaterThan(500);
    const values = (await resourcesOf('landing.hostile', '3')).flatMap((resource) =>
      resource?.resource_content_data.resource_content.flatMap((item) =>
        item?.field_key_value_list.map(({ key, value }) => [key, value.length]),
      ),
    );
    expect(values).toContainEqual(['content', 10_000]);
  });
});
