import { selectorOf } from './selectorOf.ts';
import { storyElements } from './storyElements.ts';

/** A text that a user sees, or that an assistive technology reads. */
export interface FoundText {
  /** Where it stands: `text`, an attribute's name, `::before`, or `document.title`. */
  readonly where: string;
  readonly text: string;
  readonly selector: string;
  /** Whether the element marks it as a message of the server. */
  readonly isServerText: boolean;
}

const attributes = [
  ...['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'],
  ...['placeholder', 'title', 'alt'],
];

/** What the server sent: a message, or a name inside of a text or an accessible name of ours. */
const isFromServer = (element: Element, where: string): boolean =>
  element.closest('[data-message="server_text"]') !== null ||
  (['text', 'aria-label'].includes(where) && element.hasAttribute('data-server-name'));

const foundAt = (element: Element, where: string, text: string): readonly FoundText[] =>
  text.trim() === ''
    ? []
    : [
        {
          where,
          text: text.trim(),
          selector: selectorOf(element),
          isServerText: isFromServer(element, where),
        },
      ];

function textsOf(element: Element): readonly FoundText[] {
  // The choices of a closed list and the title of a drawing are seen in their own way.
  const seen = element.matches('option, title') ? element.parentElement : element;
  if (seen?.checkVisibility({ visibilityProperty: true }) !== true) return [];
  const own = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .flatMap(({ nodeValue }) => foundAt(element, 'text', nodeValue ?? ''));
  const drawn = ['::before', '::after'].flatMap((part) =>
    foundAt(
      element,
      part,
      [...getComputedStyle(element, part).content.matchAll(/"([^"]*)"/g)]
        .map(([, text]) => text)
        .join(' '),
    ),
  );
  const named = attributes.flatMap((name) =>
    foundAt(element, name, element.getAttribute(name) ?? ''),
  );
  return [...own, ...drawn, ...named];
}

/** Every text of the story, for readers of the screen only included. */
export function visibleTexts(): readonly FoundText[] {
  const inStory = storyElements()
    // What was read out stays in its language until its field is left; it stands at the field as well.
    .filter((element) => !element.matches('script, style, [data-read-out]'))
    .flatMap(textsOf);
  return [...inStory, ...foundAt(document.documentElement, 'document.title', document.title)];
}
