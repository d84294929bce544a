import type { ModuleName } from '../contract.ts';
import type { Fields } from './resourceOf.ts';

/** The one host that managed pictures and clips may come from, in the tests that have them. */
export const MEDIA_HOST = 'images.portico.example';

/** A picture as the service names it: without a scheme, which the page puts before it (B§3). */
const sent = (name: string): string => `//${MEDIA_HOST}/${name}`;

const GUIDE = 'https://academy.portico.example/guide';
const script = 'javascript:alert(1)';

/** What a slot holds in the tests, and what is to be seen of it, in its order. */
export interface ManagedItems {
  /** Shaped as B§3 says; among them some that are not allowed or not complete. */
  readonly items: readonly Fields[];
  readonly texts: readonly string[];
  readonly pictures: readonly string[];
  readonly links: readonly string[];
  /** Texts of what does not fit: an item without its title, an entry above the limit. */
  readonly absent: readonly string[];
}

/** Two items of a slot of stories: pictures, the seller, three stats of four (B§3). */
const stories: ManagedItems = {
  items: [
    {
      ...{ title: 'Amber begins', content: 'Amber tells', name: 'Ana Amber', job: 'Baker' },
      ...{ image: sent('amber.svg'), userAvatar: sent('ana.svg') },
      stats: JSON.stringify(
        ['Orders', 'Products', 'Weeks', 'Fourth'].map((label, index) => ({
          ...{ kind: label.toLowerCase(), value: `${index + 41}`, label },
        })),
      ),
    },
    { title: 'Nobody begins', image: sent('nobody.svg') },
    {
      ...{ title: 'Birch begins', content: 'Birch tells', name: 'Ben Birch', job: 'Potter' },
      ...{ image: `http://${MEDIA_HOST}/plain.svg`, userAvatar: 'https://elsewhere.example/b.svg' },
    },
  ],
  texts: [
    ...['Amber begins', '41', 'Orders', '42', 'Products', '43', 'Weeks'],
    ...['Birch begins', 'Birch tells', 'Ben Birch', 'Potter'],
  ],
  pictures: [sent('amber.svg'), sent('ana.svg')],
  links: [],
  absent: ['Nobody begins', 'Fourth'],
};

/**
 * The content of each slot whose items a module shows, by the module. The names of the fields are those of
 * B§3; those that it has in words alone (`userAvatar`, `subTitle`, `videos`, `stats`) are the service's.
 */
export const managedItems: Readonly<Partial<Record<ModuleName, ManagedItems>>> = {
  benefits: {
    items: [
      {
        ...{ title: 'Amber begins', highlight: 'Amber light', content: 'Amber tells' },
        image: sent('amber.svg'),
      },
      { content: 'Nobody tells', image: sent('nobody.svg') },
      { title: 'Birch begins', content: 'Birch tells', image: `http://${MEDIA_HOST}/plain.svg` },
      { title: 'Cedar begins', image: 'https://elsewhere.example/cedar.svg' },
      { title: 'Denim begins', image: script },
    ],
    texts: [
      ...['Amber begins', 'Amber light', 'Birch begins', 'Birch tells'],
      ...['Cedar begins', 'Denim begins'],
    ],
    pictures: [sent('amber.svg')],
    links: [],
    absent: ['Nobody tells'],
  },
  commerceSolution: {
    items: [
      {
        ...{ title: 'Amber begins', subTitle: 'Amber tells' },
        videos: JSON.stringify([{ src: sent('amber.webm'), poster: sent('amber.svg') }]),
      },
    ],
    texts: ['Amber begins', 'Amber tells'],
    pictures: [sent('amber.svg')],
    links: [],
    absent: [],
  },
  sellerStories: stories,
  questions: {
    items: [
      {
        ...{ title: 'Amber begins', content: 'Amber tells' },
        links: JSON.stringify([
          { url: GUIDE, text: 'Amber link' },
          { url: script, text: 'Script link' },
          { url: 'data:text/html,<p>', text: 'Page link' },
        ]),
      },
      { content: 'Nobody tells', links: JSON.stringify([{ url: GUIDE, text: 'Nobody link' }]) },
      { title: 'Birch begins', content: 'Birch tells', links: '[{"url":' },
    ],
    texts: ['Amber begins', 'Amber tells', 'Amber link', 'Birch begins', 'Birch tells'],
    pictures: [],
    links: [GUIDE],
    absent: ['Nobody tells', 'Nobody link', 'Script link', 'Page link'],
  },
  bottomNav: {
    items: [
      { icon: sent('amber.svg'), title: 'Amber begins' },
      { icon: sent('nobody.svg') },
      { icon: sent('birch.svg'), title: 'Birch begins' },
    ],
    texts: ['Amber begins', 'Birch begins'],
    pictures: [sent('amber.svg'), sent('birch.svg')],
    links: [],
    absent: [],
  },
  partners: {
    items: [
      { icon: sent('amber.svg'), title: 'Amber begins' },
      { icon: sent('birch.svg'), title: 'Birch begins' },
    ],
    texts: ['Amber begins', 'Birch begins'],
    pictures: [sent('amber.svg'), sent('birch.svg')],
    links: [],
    absent: [],
  },
  tablePicture: {
    items: [{ cta_link: GUIDE }, { image: sent('amber.svg'), cta_link: GUIDE }],
    texts: [],
    pictures: [sent('amber.svg')],
    links: [GUIDE],
    absent: [],
  },
};

/** The words of the first screen (B§3, LAND-039). */
export const firstScreenWords: ManagedItems = {
  items: [
    {
      ...{ slogan: 'Early slogan', highlight: 'Early light', note: 'Early note' },
      links: JSON.stringify([
        { url: GUIDE, text: 'Early link' },
        { url: script, text: 'Script link' },
      ]),
    },
  ],
  texts: ['Early slogan', 'Early light', 'Early note', 'Early link'],
  pictures: [],
  links: [GUIDE],
  absent: ['Script link'],
};

/** A slide's own picture, for each screen, and its own link (B§3, LAND-038). */
export const slideMedia = (word: string) => ({
  backgroundImage: sent(`${word}.svg`),
  backgroundImageMobile: sent(`${word}-mobile.svg`),
  link: `${GUIDE}/${word}`,
});

/** The pictures of the rotating banner: more than may show, one of them not allowed (B§3, S-127). */
export const bannerPictures = {
  items: ['amber.svg', 'birch.svg', 'cedar.svg', 'denim.svg'].map((name, index) => ({
    image: sent(name),
    cta_link: index === 1 ? script : GUIDE,
  })),
  pictures: ['amber.svg', 'birch.svg', 'cedar.svg'].map(sent),
  linked: ['amber.svg', 'cedar.svg'].map(sent),
  link: GUIDE,
} as const;
