import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { readItems } from '../support/readItems.ts';
import { resourceOf } from '../support/resourceOf.ts';
import type { Shape } from '../Shape.ts';
import { banner } from './banner.ts';
import { benefit } from './benefit.ts';
import { commerceSolution } from './commerceSolution.ts';
import { slide, topBanner } from './dmsBanner.ts';
import { faqItem } from './faqItem.ts';
import { firstScreen } from './firstScreen.ts';
import { iconItem } from './iconItem.ts';
import { story } from './story.ts';
import { subscriptionTexts } from './subscriptionTexts.ts';

const image = 'https://images.example/a.svg';
const url = 'https://academy.example/start';
const bad = 'javascript:alert(1)';

const read = <Item>(shape: Shape<Item>, fields: Readonly<Record<string, string>>) =>
  readItems(shape, [resourceOf(fields)]).items;

describe('a banner', () => {
  it('has an image, with its scheme, and a link', () => {
    covers(['LAND-037'], () => {
      expect(read(banner, { image: '//images.example/a.svg', cta_link: url })).toEqual([
        { image, cta_link: url },
      ]);
    });
  });

  it('is nothing without an allowed image, but something without a link', () => {
    expect(read(banner, { image, cta_link: bad })).toEqual([{ image, cta_link: null }]);
    expect(read(banner, { image: '//other.example/a.svg', cta_link: url })).toEqual([]);
    expect(read(banner, { cta_link: url })).toEqual([]);
  });
});

describe('a DMS banner', () => {
  const whole = {
    ...{ index: '2', title: 'T', titleHighlightText: 'H', description: 'D', link: url },
    ...{ backgroundImage: '//images.example/a.svg', backgroundImageMobile: image },
  };

  it.each([topBanner, slide])('has seven fields', (shape) => {
    covers(['LAND-038'], () => {
      expect(read(shape, whole)).toEqual([{ ...whole, index: 2, backgroundImage: image }]);
    });
  });

  it.each([topBanner, slide])('needs its title only', (shape) => {
    expect(read(shape, { title: 'T', index: 'first', link: bad, backgroundImage: bad })).toEqual([
      {
        ...{ index: null, title: 'T', titleHighlightText: '', description: '', link: null },
        ...{ backgroundImage: null, backgroundImageMobile: null },
      },
    ]);
    expect(read(shape, { ...whole, title: ' ' })).toEqual([]);
  });

  const long = 'ab\u0301'.repeat(100);
  const texts = { title: long, titleHighlightText: long, description: long };
  /** Each "character" is two graphemes of three code units. */
  const cut = (most: number) => `${long.slice(0, (most / 2) * 3)}…`;

  it('has a title of 120 characters as a top banner', () => {
    covers(['LAND-023'], () => {
      expect(read(topBanner, texts)).toMatchObject([{ title: cut(120) }]);
    });
  });

  it('has texts of 50, 30 and 140 characters as a slide', () => {
    covers(['LAND-024'], () => {
      expect(read(slide, texts)).toMatchObject([
        { title: cut(50), titleHighlightText: cut(30), description: cut(140) },
      ]);
    });
  });

  const indexed = (index: string, priority = 1) => resourceOf({ index, title: index }, priority);
  const titles = (shape: typeof slide, ...indexes: string[]) =>
    readItems(
      shape,
      indexes.map((index, at) => indexed(index, at)),
    ).items.map(({ title }) => title);

  it('stands by its index, last without one', () => {
    covers(['LAND-017'], () => {
      expect(titles(slide, '10', 'x', '9')).toEqual(['9', '10', 'x']);
    });
    expect(titles(topBanner, '10', 'x', '9', 'y')).toEqual(['9', '10', 'x', 'y']);
  });

  it('is one of three slides at most', () => {
    covers(['LAND-015'], () => {
      expect(titles(slide, '4', '1', '3', '2')).toEqual(['1', '2', '3']);
    });
  });
});

describe('the first screen', () => {
  const words = { slogan: 'S', highlight: 'H', note: 'N' };

  it('has slogan, highlight and note, with links', () => {
    const links = JSON.stringify([
      { url, text: 'Start' },
      { url: bad, text: 'Bad' },
      { url, text: '' },
    ]);
    expect(read(firstScreen, { ...words, links })).toEqual([
      { ...words, links: [{ url, text: 'Start' }] },
    ]);
  });

  it('needs one of the three', () => {
    for (const [key, value] of Object.entries(words))
      expect(read(firstScreen, { [key]: value })).toMatchObject([{ [key]: value }]);
    expect(read(firstScreen, { links: '[]' })).toEqual([]);
  });
});

it('a service provider and a QR code have an icon and a title', () => {
  covers(['LAND-040'], () => {
    expect(read(iconItem, { icon: image, title: 'App' })).toEqual([{ icon: image, title: 'App' }]);
    expect(read(iconItem, { icon: bad, title: 'App' })).toEqual([]);
    expect(read(iconItem, { icon: image })).toEqual([]);
  });
});

describe('a story', () => {
  const whole = {
    ...{ image, title: 'T', content: 'C', userAvatar: image, name: 'Ana', job: 'Baker' },
  };
  const stat = (value: string) => ({ kind: 'orders', value, label: 'a week' });

  it('has three stats, each with its kind', () => {
    covers(['LAND-041'], () => {
      const stats = [stat('1'), stat('2'), stat('3')];
      expect(read(story, { ...whole, stats: JSON.stringify(stats) })).toEqual([
        { ...whole, stats },
      ]);
      const more = JSON.stringify([{ kind: 'orders' }, ...stats, stat('4')]);
      expect(read(story, { ...whole, stats: more })).toMatchObject([{ stats }]);
    });
  });

  it('needs a name and its content', () => {
    expect(read(story, { name: 'Ana', content: 'C' })).toEqual([
      { ...whole, image: null, title: '', userAvatar: null, job: '', stats: [] },
    ]);
    expect(read(story, { ...whole, name: '' })).toEqual([]);
    expect(read(story, { ...whole, content: '' })).toEqual([]);
  });
});

it('a benefit has title, highlight, content and image', () => {
  covers(['LAND-042'], () => {
    const whole = { title: 'T', highlight: 'H', content: 'C', image };
    expect(read(benefit, whole)).toEqual([whole]);
    expect(read(benefit, { title: 'T', image: bad })).toEqual([
      { title: 'T', highlight: '', content: '', image: null },
    ]);
    expect(read(benefit, { content: 'C' })).toEqual([]);
  });
});

it('a question has title, content and links with url and text', () => {
  covers(['LAND-044'], () => {
    const whole = { title: 'T', content: 'C' };
    const links = [{ url, text: 'More' }];
    const sent = JSON.stringify([{ url: bad, text: 'Bad' }, ...links, { url }]);
    expect(read(faqItem, { ...whole, links: sent })).toEqual([{ ...whole, links }]);
    expect(read(faqItem, { title: 'T' })).toEqual([]);
    expect(read(faqItem, { content: 'C' })).toEqual([]);
  });
});

it('the subscription form has four texts, its button 18 characters at most', () => {
  covers(['LAND-033'], () => {
    const whole = { title: 'T', titleHighlightText: 'H', description: 'D', buttonText: 'Join' };
    expect(read(subscriptionTexts, whole)).toEqual([whole]);
  });
  expect(read(subscriptionTexts, { buttonText: '👩‍👩‍👧'.repeat(19) })).toMatchObject([
    { title: '', buttonText: `${'👩‍👩‍👧'.repeat(18)}…` },
  ]);
  expect(read(subscriptionTexts, { other: 'x' })).toEqual([]);
});

it('the commerce solution has title, sub-title and clips', () => {
  const src = 'https://images.example/a.webm';
  const videos = JSON.stringify([{ src: '//images.example/a.webm', poster: bad }, { src: bad }]);
  expect(read(commerceSolution, { title: 'T', subTitle: 'S', videos })).toEqual([
    { title: 'T', subTitle: 'S', videos: [{ src, poster: null }] },
  ]);
  expect(read(commerceSolution, { subTitle: 'S', videos })).toEqual([]);
});
