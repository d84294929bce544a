import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { benefit } from './shapes/benefit.ts';
import { faqItem } from './shapes/faqItem.ts';
import { readItems } from './support/readItems.ts';
import { resourceOf } from './support/resourceOf.ts';

const titles = (...read: Parameters<typeof readItems>) =>
  readItems(benefit, read[1], read[2]).items.map(({ title }) => title);
const titled = (title: string, priority?: number) => resourceOf({ title }, priority);

describe('the language of a content item', () => {
  const resource = resourceOf({ title: 'All' }, 1, {
    th: { title: 'Thai' },
    en: { title: 'English' },
  });

  it('is the current one', () => {
    covers(['LAND-031'], () => {
      expect(titles(benefit, [resource], 'th')).toEqual(['Thai']);
      expect(titles(benefit, [resource], 'en')).toEqual(['English']);
    });
  });

  it('is every language where there is no item of the current one', () => {
    covers(['LAND-031'], () => {
      expect(titles(benefit, [resource], 'fr')).toEqual(['All']);
      expect(titles(benefit, [resource], 'en-GB')).toEqual(['All']);
    });
  });

  it('is never another one', () => {
    covers(['LAND-031'], () => {
      const [all, ...rest] = resource.resource_content_data.resource_content;
      const without = { resource_content_data: { priority: 1, resource_content: rest } };
      expect(all?.language).toBe('0');
      expect(readItems(benefit, [without], 'en-GB').content).toEqual({ kind: 'none' });
    });
  });
});

describe('the items of a slot', () => {
  it('are in ascending order of their priority; those of the same keep their order', () => {
    covers(['LAND-032'], () => {
      const resources = [
        titled('third', 10),
        titled('first', 2),
        titled('fourth', 10),
        titled('second', 9),
      ];
      const { content } = readItems(benefit, resources);
      expect(content).toMatchObject({ kind: 'managed', priority: 2 });
      expect(titles(benefit, resources)).toEqual(['first', 'second', 'third', 'fourth']);
    });
  });

  it('may be JSON in the field `items`', () => {
    const items = JSON.stringify([{ title: 'one', highlight: 7 }, { title: 'two' }]);
    expect(titles(benefit, [resourceOf({ items }), titled('last', 2)])).toEqual([
      'one',
      'two',
      'last',
    ]);
  });

  it('do not lose the others when one does not fit', () => {
    const items = JSON.stringify([{}, null, 'text', [], { title: { a: 1 } }, { title: 'kept' }]);
    const { content, unparsable } = readItems(benefit, [
      resourceOf({ content: 'no title' }, 1),
      resourceOf({ items }, 2),
      titled(' ', 3),
    ]);
    expect(content).toMatchObject({ items: [{ title: 'kept' }], priority: 2 });
    expect(unparsable).toBe(0);
  });

  it('are none when the service has none, or none that fits', () => {
    expect(readItems(benefit, []).content).toEqual({ kind: 'none' });
    expect(readItems(benefit, [titled('')]).content).toEqual({ kind: 'none' });
    const empty = { resource_content_data: { priority: 1, resource_content: [] } };
    expect(readItems(benefit, [empty]).content).toEqual({ kind: 'none' });
  });
});

describe('a value that should be JSON and is not', () => {
  it.each(['[{"title":', '{"title":"x"}', 'null', '12', 'text', '<html>'])(
    'is reported and counts as empty: %s',
    (items) => {
      covers(['LAND-029'], () => {
        expect(readItems(benefit, [resourceOf({ items })])).toMatchObject({
          content: { kind: 'none' },
          unparsable: 1,
        });
        const question = resourceOf({ title: 'Why?', content: 'Because.', links: items });
        expect(readItems(faqItem, [question])).toMatchObject({
          items: [{ title: 'Why?', content: 'Because.', links: [] }],
          unparsable: 1,
        });
      });
    },
  );

  it('is not one that is empty, or left out', () => {
    expect(readItems(benefit, [resourceOf({ items: '' })]).unparsable).toBe(0);
    expect(readItems(faqItem, [resourceOf({ title: 'Why?', content: 'So.' })])).toMatchObject({
      items: [{ links: [] }],
      unparsable: 0,
    });
  });
});
