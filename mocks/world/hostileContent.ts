import { everywhere, slotOf, type SlotContent } from './content.ts';
import { fullContent } from './fullContent.ts';

const MANY = 500;
const LONG = 10_000;

/** Markup, marks that change the direction of what follows, and no space to break at. */
const text = '<img src=x onerror=alert(1)><b>\u202Egpj\u202C\u200F\u2067مرحبا\u2069</b>👩‍👩‍👧é\u0301';
const long = text.repeat(Math.ceil(LONG / text.length)).slice(0, LONG);
const script = 'javascript:alert(1)';
const page = 'data:text/html,<script>alert(1)</script>';

/** The text fields of every shape; those with a limit and those without. */
const texts = (value: string) => ({
  ...{ title: value, titleHighlightText: value, description: value, buttonText: value },
  ...{ subTitle: value, slogan: value, highlight: value, note: value, content: value },
  ...{ name: value, job: value, index: value, duration: value, isUnfolded: value },
});

/** The addresses of every shape: scripts, a page inside of an address, another host, no https. */
const addresses = {
  ...{ link: script, cta_link: page, image: script, img: page, userAvatar: '//evil.example/a.svg' },
  ...{
    icon: page,
    backgroundImage: script,
    backgroundImageMobile: 'http://images.portico.example',
  },
};

const lists = {
  links: JSON.stringify([
    ...[script, ' JavaScript:alert(1)', 'java\nscript:alert(1)', page, 'http://evil.example'],
    ...['https://user:password@evil.example', '//evil.example\\@images.portico.example'],
  ].map((url) => ({ url, text }))), // prettier-ignore
  stats: JSON.stringify([{ kind: text, value: text, label: long }, null, { value: {} }, [], 3]),
  tips: JSON.stringify([{ title: text, desc: long }, { title: [] }, 'tip', { desc: text }]),
  videos: JSON.stringify([{ src: script, poster: page }, { src: 7 }]),
};

const wrongTypes = [null, true, 7, 'text', [], {}, { title: {} }, { title: ['a'] }, { name: null }];
const many = Array.from({ length: MANY }, (_, index) => ({
  ...{ title: `Item ${index}`, content: 'One of many.', name: 'Many', index: -index },
  tips: [{ title: 'Tip', desc: 'One of many.' }],
}));

const hostileSlot = (id: number, name: string) =>
  slotOf(
    { id, name },
    everywhere({ ...texts(text), ...addresses, ...lists }),
    everywhere({ ...texts(long), ...addresses, ...lists }),
    everywhere({}),
    everywhere({ items: '[{"title":' }),
    everywhere({ ...texts(text), links: '{"url":"https://evil.example"}', tips: '12', stats: '<' }),
    everywhere({ items: JSON.stringify(wrongTypes) }),
    everywhere({ items: JSON.stringify(many) }),
    everywhere({ ['__proto__']: text, constructor: text, title: text, toString: text }),
  );

const slots = new Map(
  fullContent.map(({ resource_module_name: name, resource_content_data: { category_id: id } }) => [
    id,
    name,
  ]),
);

/** Content for every slot that nobody should have to show. Source: E-11, the security decisions. */
export const hostileContent: readonly SlotContent[] = [...slots].flatMap(([id, name]) =>
  hostileSlot(id, name),
);
