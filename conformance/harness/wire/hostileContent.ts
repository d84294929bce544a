import type { Page } from '@playwright/test';
import { landing } from '../../oracle/common/landing.ts';
import { slotsIn } from './contentSlots.ts';
import { MEDIA_HOST } from './managedItems.ts';
import { resourceOf } from './resourceOf.ts';
import { routeTo } from './routes.ts';

/** An element that is on no page: where one is found, a text became markup. */
export const MARK = 'hostile-mark';
/** What a script in the content would set. */
export const TRACE = 'hostileScript';

const LONG = 10_000;
const MANY = 500;

const script = `javascript:window.${TRACE}=1`;
const document = `data:text/html,<script>window.${TRACE}=1</script>`;
/** Markup, a script, marks that change the direction of what follows, and no space to break at. */
const markup = `<${MARK}>Hostile<img/src=x/onerror=window.${TRACE}=1></${MARK}>`;
const directed = `Hostile\u202Egnp.exe\u202C\u200F\u2067مرحبا\u2069`;
const long = 'Hostile'.repeat(Math.ceil(LONG / 7)).slice(0, LONG);

/** Pictures that are allowed: without one, some shapes would show no text. */
const pictures = Object.fromEntries(
  ['image', 'icon', 'userAvatar', 'backgroundImage', 'backgroundImageMobile'].map((name) => [
    name,
    `//${MEDIA_HOST}/hostile.svg`,
  ]),
);

/** Every field of every shape (B§3): the texts as given, the addresses those of scripts. */
const fieldsWith = (text: string): Record<string, string> => ({
  ...{ title: text, titleHighlightText: text, description: text, buttonText: text, subTitle: text },
  ...{ slogan: text, highlight: text, note: text, content: text, name: text, job: text },
  ...{
    index: text,
    link: script,
    cta_link: document,
    image: script,
    icon: document,
    userAvatar: script,
  },
  ...{ backgroundImage: document, backgroundImageMobile: script },
  links: JSON.stringify(
    [script, ` ${script}`, document, '//evil.example\\@a'].map((url) => ({ url, text })),
  ),
  stats: JSON.stringify([{ kind: text, value: text, label: text }, null, 7, { value: {} }]),
  videos: JSON.stringify([{ src: script, poster: document }, { src: 7 }]),
});

/** Values of wrong types, in a field that is read as JSON. */
const wrong = {
  ...{ title: 'Hostile', content: 'Hostile', name: 'Hostile' },
  ...{ links: '{"url":1}', stats: '[[],{"value":null}]', videos: '"<"' },
};
const broken = { title: 'Hostile', content: 'Hostile', links: '[{"url":' };

const itemsOf = (slot: number): readonly Record<string, string>[] => [
  fieldsWith(markup),
  { ...fieldsWith(markup), ...pictures },
  { ...fieldsWith(long), ...pictures },
  { ...fieldsWith(directed), ...pictures },
  wrong,
  broken,
  {},
  ...(crowded.has(slot)
    ? Array.from({ length: MANY }, (_, index) => ({
        ...{ title: `Many ${index}`, content: 'One of many', index: `${-index}` },
      }))
    : []),
];

/** The slots with five hundred items more: the questions and the slides. */
const crowded: ReadonlySet<number> = new Set([3, 13]);
/** The slots whose answers have another form than B§7 gives. */
const malformed: Readonly<Record<number, unknown>> = {
  4: { resources: [{ resource_module_name: 7, resource_content_data: null }] },
  8: { resources: { 0: 'Hostile' } },
};

/** Answers every request for content with what nobody should have to show. Source: E-11, the security decisions. */
export async function answerHostile(page: Page): Promise<void> {
  await page.route(routeTo(landing.contentPath), (route) => {
    const { search, searchParams } = new URL(route.request().url());
    const [slot = 0] = slotsIn({ search });
    const name = searchParams.get('resource_module_name') ?? String(slot);
    const resources = itemsOf(slot).map((fields, priority) =>
      resourceOf({ name, slot, priority }, [{ fields, language: '0' }]),
    );
    const data = malformed[slot] ?? { resources };
    return route.fulfill({ json: { code: 0, message: 'success', data } });
  });
}
