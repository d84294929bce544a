import { uppermostModal } from './storyElements.ts';

/** What a live region gave a screen reader to read out. */
export interface Announcement {
  readonly text: string;
  /** The key of its first message, or the text of one that a server wrote; null when it has none. */
  readonly message: string | null;
  /** How: by a live region of that urgency, or by the focus that a heading takes. */
  readonly urgency: 'polite' | 'assertive' | 'heading';
  /** Why no user hears it; null when it is heard. */
  readonly unheard: string | null;
}

const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"], output';

const elementOf = (node: Node | undefined): Element | null =>
  node instanceof Element ? node : (node?.parentElement ?? null);

const regionOf = (node: Node): Element | null => elementOf(node)?.closest(LIVE) ?? null;

const urgencyOf = (region: Element): string =>
  region.getAttribute('aria-live') ?? (region.role === 'alert' ? 'assertive' : 'polite');

/** A status or an alert is read as a whole unless it is marked otherwise; any other by what came. */
const isAtomic = (region: Element): boolean =>
  region.ariaAtomic === null
    ? region.matches('output, [role="status"], [role="alert"]')
    : region.ariaAtomic === 'true';

/** Whether the change that brought the text brought the region too. */
function cameWithItsText(region: Element, added: ReadonlySet<Node>): boolean {
  for (let one: Node | null = region; one !== null; one = one.parentNode)
    if (added.has(one)) return true;
  return false;
}

function whyUnheard(region: Element, added: ReadonlySet<Node>): string | null {
  const modal = uppermostModal();
  if (modal !== undefined && !modal.contains(region)) return 'it stands behind an open dialog';
  if (region.role !== 'alert' && cameWithItsText(region, added))
    return 'its live region came together with its words';
  return null;
}

/** The text of a node as a screen reader has it: names for controls, nothing that is hidden from it. */
const readable = (node: Node): string => rawText(node).replaceAll(/\s+/g, ' ').trim();

function rawText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.ariaHidden === 'true') return '';
  const { display, visibility } = getComputedStyle(node);
  if (display === 'none' || visibility === 'hidden') return '';
  const text =
    node.ariaLabel ?? node.getAttribute('alt') ?? [...node.childNodes].map(rawText).join('');
  return display.startsWith('inline') ? text : ` ${text} `; // a reader pauses between two blocks
}

/** The key of the first message in an element, or the text of one that a server wrote; null without one. */
export function messageOf(element: Element | null): string | null {
  const isNamed = element?.matches('[data-message]') === true;
  const named = isNamed ? element : element?.querySelector('[data-message]:not(button)');
  const key = named?.getAttribute('data-message') ?? null;
  return key === 'server_text' ? (named?.textContent.trim() ?? null) : key;
}

function announcementsOf(changes: readonly MutationRecord[]): readonly Announcement[] {
  const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
  const news = new Map<Element, Node[]>();
  const note = (node: Node) => {
    const region = regionOf(node);
    if (region !== null && urgencyOf(region) !== 'off')
      news.set(region, [...(news.get(region) ?? []), node]);
  };
  for (const { type, target, addedNodes, removedNodes } of changes) {
    if (type === 'characterData') note(target);
    for (const node of addedNodes) {
      note(node);
      if (node instanceof Element) for (const region of node.querySelectorAll(LIVE)) note(region);
    }
    const around = regionOf(target);
    if (removedNodes.length > 0 && around !== null && isAtomic(around)) note(target);
  }
  return [...news].flatMap(([region, nodes]): readonly Announcement[] => {
    const whole = isAtomic(region) || nodes.includes(region);
    const text = whole ? readable(region) : nodes.map(readable).join(' ');
    if (text === '' || !region.isConnected) return [];
    const urgency = urgencyOf(region) === 'assertive' ? 'assertive' : 'polite';
    const message = messageOf(whole ? region : elementOf(nodes[0]));
    return [{ text, message, urgency, unheard: whyUnheard(region, added) }];
  });
}

/** Reports what every live region of the document announces, from its first moment on. */
export function watchAnnouncements(report: (announcement: Announcement) => unknown): void {
  new MutationObserver((changes) => {
    for (const announcement of announcementsOf(changes)) report(announcement);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  // The page that ends with a heading is gone before its focus could be asked for.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement && target.closest('dialog') === null)
      report({
        text: readable(target),
        message: messageOf(target),
        urgency: 'heading',
        unheard: null,
      });
  });
}
