import { describe, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { createClient } from '../../api/client.ts';
import { benefit } from '../../domain/landing/content/shapes/benefit.ts';
import { faqItem } from '../../domain/landing/content/shapes/faqItem.ts';
import { markets } from '../../domain/landing/markets.ts';
import { managedModules, slotsOf } from './managedModules.ts';
import { type ContentReader, createContentReader } from './readSlot.ts';

/** The managed modules once every slot has answered. */
async function managedIn(reader: ContentReader) {
  await reader.load(slotsOf());
  return managedModules(reader.snapshot(), 'en-GB');
}

type Fields = Readonly<Record<string, string>>;

const SECRET = 'Summer campaign of 2031';

const resource = (name: string, priority: number, fields: Fields, language = '0') => ({
  resource_module_name: name,
  resource_content_data: {
    priority,
    category_id: 1,
    campaign_id: 1,
    resource_content: [
      {
        language,
        field_key_value_list: Object.entries(fields).map(([key, value]) => ({ key, value })),
      },
    ],
  },
});

/** A content service that has resources by the name that is asked for, or one answer for all. */
function service(
  content: Readonly<Record<string, readonly object[]>> | Response,
  landing: Partial<{ ugSlots: boolean; sellerStorySlot: 2 | 11 }> = {},
  market: number | null = null,
) {
  const fetched = vi.fn<typeof fetch>((input) => {
    if (content instanceof Response) return Promise.resolve(content.clone());
    const { searchParams } = new URL(input as string, 'https://gb.portico.example');
    const resources = content[searchParams.get('resource_module_name') ?? ''] ?? [];
    return Promise.resolve(Response.json({ code: 0, message: '', data: { resources } }));
  });
  const report = vi.fn<(event: object) => void>();
  const reader = createContentReader({
    call: createClient({ fetch: fetched }),
    report,
    region: {
      defaultRegionCode: 'GB',
      landing: {
        ...{ desktop: [], mobile: [], bannerExtras: [], h5Register: false },
        ...{ subscribeButton: false, sellerStorySlot: 2, ugSlots: false },
        ...landing,
      },
    },
    market,
    media: { origin: 'https://gb.portico.example', hosts: ['images.example'] },
  });
  return {
    reader,
    addresses: () => fetched.mock.calls.map(([address]) => address),
    events: () => report.mock.calls.map(([event]) => event),
  };
}

const path = '/api/v1/seller/onboard/resources/get';

describe('a slot', () => {
  it('is asked for by its name or id with the region code', async () => {
    await covers(['LAND-027'], async () => {
      const { reader, addresses } = service({});
      await reader.read('carousel', benefit, 'en-GB');
      await reader.read('faq', faqItem, 'en-GB');
      expect(addresses()).toEqual([
        `${path}?resource_module_name=SIGN_UP_CAROUSEL&region=GB`,
        `${path}?resource_module_name=3&region=GB`,
      ]);
    });
  });

  it.each(Object.entries({ US: '0', SEA: '1' } as const))(
    'is read for the market %s',
    async (market, region) => {
      const { reader, addresses } = service({}, {}, markets[market as keyof typeof markets]); // a key of the table
      await reader.read('benefits', benefit, 'en-GB');
      covers(['LAND-022'], () => {
        expect(addresses()).toEqual([`${path}?resource_module_name=8&region=${region}`]);
      });
    },
  );

  it('is the variant that the region chooses', async () => {
    const { reader, addresses } = service({}, { ugSlots: true });
    await reader.read('carousel', benefit, 'en-GB');
    expect(addresses()).toEqual([`${path}?resource_module_name=16&region=GB`]);
  });

  it('is requested once, for every language and shape', async () => {
    const { reader, addresses } = service({
      '8': [resource('8', 1, { title: 'Reach' }), resource('8', 2, { title: 'ถึง' }, 'th')],
    });
    const [first, second] = await Promise.all([
      reader.read('benefits', benefit, 'en-GB'),
      reader.read('benefits', faqItem, 'en-GB'),
    ]);
    expect(first).toMatchObject({ kind: 'managed', items: [{ title: 'Reach' }], priority: 1 });
    expect(second).toEqual({ kind: 'none' });
    expect(await reader.read('benefits', benefit, 'th')).toMatchObject({
      items: [{ title: 'Reach' }, { title: 'ถึง' }],
    });
    expect(addresses()).toHaveLength(1);
  });

  it('logs placement_show with each request', async () => {
    await covers(['TRACK-008'], async () => {
      const { reader, events } = service({});
      await reader.read('carousel', benefit, 'en-GB');
      await reader.read('carousel', benefit, 'th');
      await reader.read('faq', faqItem, 'en-GB');
      expect(events()).toEqual([
        { name: 'placement_show', slot: 'SIGN_UP_CAROUSEL' },
        { name: 'placement_show', slot: '3' },
      ]);
    });
  });

  it('loses what cannot be read, and nothing else', async () => {
    const good = (title: string) => resource('8', 1, { title });
    const wrong = { key: 'title', value: 7 };
    const { resource_content_data: data } = good('of all');
    const { reader, events } = service({
      '8': [
        good('first'),
        { ...good('wrong'), resource_content_data: 'text' },
        {
          ...good('of all'),
          resource_content_data: {
            ...data,
            resource_content: [
              { language: 'en-GB', field_key_value_list: [wrong] },
              ...data.resource_content,
            ],
          },
        },
        { ...good('late'), resource_content_data: { ...data, priority: '1' } },
        good('last'),
      ],
    });
    const content = await reader.read('benefits', benefit, 'en-GB');
    expect(content).toMatchObject({
      items: [{ title: 'first' }, { title: 'of all' }, { title: 'last' }],
    });
    expect(events()).toContainEqual({ name: 'content.unparsable', slot: '8' });
  });

  it.each([
    ...['resource_module_name', 'resource_content_data', 'priority', 'category_id', 'campaign_id'],
    ...['resource_content', 'language', 'field_key_value_list', 'key', 'value'],
  ])('is a resource with %s', async (field) => {
    await covers(['LAND-030', 'LAND-031'], async () => {
      const whole = JSON.stringify([resource('8', 1, { title: 'Reach' })]);
      const read = (resources: string) =>
        service({ '8': JSON.parse(resources) as object[] }).reader.read(
          'benefits',
          benefit,
          'en-GB',
        );
      expect(await read(whole)).toMatchObject({ kind: 'managed' });
      const renamed = whole.replaceAll(`"${field}":`, '"other":');
      expect(await read(renamed)).toEqual({ kind: 'none' });
    });
  });

  it('is none without content', async () => {
    const { reader } = service({});
    expect(await reader.read('carousel', benefit, 'en-GB')).toEqual({ kind: 'none' });
  });
});

describe('a failure', () => {
  const refused = (code: number) => Response.json({ code, message: SECRET });

  it.each([
    ['another code', refused(5), 5],
    ['an HTTP error', new Response('down', { status: 503 }), null],
    ['another schema', Response.json({ code: 0, data: { resources: SECRET } }), null],
    ['a firewall page', new Response('<html></html>'), null],
  ])('is none and reported once: %s', async (_what, response, code) => {
    await covers(['LAND-028'], async () => {
      const { reader, events } = service(response);
      expect(await reader.read('faq', faqItem, 'en-GB')).toEqual({ kind: 'none' });
      expect(await reader.read('faq', faqItem, 'en-GB')).toEqual({ kind: 'none' });
      expect(events()).toEqual([
        { name: 'placement_show', slot: '3' },
        { name: 'content.refused', slot: '3', code },
      ]);
    });
  });

  it('of JSON counts as empty and is reported once, without the content', async () => {
    await covers(['LAND-029'], async () => {
      const broken = `[{"title":"${SECRET}"`;
      const { reader, events } = service({
        '3': [
          resource('3', 1, { items: broken }),
          resource('3', 2, { title: 'Why?', content: 'So.', links: broken }),
        ],
      });
      for (const language of ['en-GB', 'th'])
        expect(await reader.read('faq', faqItem, language)).toMatchObject({
          items: [{ title: 'Why?', content: 'So.', links: [] }],
        });
      expect(events()).toEqual([
        { name: 'placement_show', slot: '3' },
        { name: 'content.unparsable', slot: '3' },
      ]);
      expect(JSON.stringify(events())).not.toContain(SECRET);
    });
  });
});

describe('the managed modules (S-185)', () => {
  const stats = JSON.stringify([{ kind: 'orders', value: '9', label: 'a day' }]);

  it('are those whose slot has content of their shape, with its priority', async () => {
    const { reader, addresses } = service({
      '2': [resource('2', 7, { name: 'Ana', content: 'I sell bread.', stats })],
      '3': [resource('3', 4, { title: 'Why?' })],
      '8': [resource('8', 3, { title: 'Reach' }), resource('8', 2, { content: 'No title' })],
    });
    expect(await managedIn(reader)).toEqual([
      { module: 'benefits', priority: 3 },
      { module: 'sellerStories', priority: 7 },
    ]);
    expect(addresses()).toHaveLength(8);
  });

  it('read the stories of cross-border US where the region says so', async () => {
    const story = { name: 'Ana', content: 'I sell bread.' };
    const { reader } = service({ '11': [resource('11', 1, story)] }, { sellerStorySlot: 11 });
    expect(await managedIn(reader)).toEqual([{ module: 'sellerStories', priority: 1 }]);
  });

  it('keeps what had not arrived at its moment as it was', async () => {
    const { reader } = service({ '8': [resource('8', 3, { title: 'Reach' })] });
    const early = reader.snapshot();
    await reader.load(['benefits']);
    expect(early.read('benefits', benefit, 'en-GB')).toEqual({ kind: 'none' });
    expect(reader.snapshot().read('benefits', benefit, 'en-GB').kind).toBe('managed');
  });

  it('asks only for the slots of the modules that are there', () => {
    expect(slotsOf(['mainBanner', 'benefits', 'growthJourney', 'questions'])).toEqual([
      ...['benefits', 'faq'],
    ]);
  });
});
