import { spoken } from './spoken.ts';

/** What a live region gave a screen reader to say. */
export interface Heard {
  readonly text: string;
  /** How: by a live region of that urgency, or by the focus that a heading takes. */
  readonly urgency: 'polite' | 'assertive' | 'heading';
  /** Why nobody hears it; null when it is heard. */
  readonly unheard: string | null;
}

declare global {
  /** Takes what is said out of the page, so that it outlives the page. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoHears: (heard: Heard) => Promise<void>;
}

const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"], output';

const regionOf = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null;

const urgencyOf = (region: Element): string =>
  region.getAttribute('aria-live') ?? (region.role === 'alert' ? 'assertive' : 'polite');

/** A status or an alert is read as a whole unless it says otherwise; any other by what came. */
const isAtomic = (region: Element): boolean =>
  region.ariaAtomic === null
    ? region.matches('output, [role="status"], [role="alert"]')
    : region.ariaAtomic === 'true';

/** Whether the change that brought the words brought the region too. */
const cameWithItsWords = (region: Element, added: ReadonlySet<Node>): boolean => {
  for (let one: Node | null = region; one !== null; one = one.parentNode)
    if (added.has(one)) return true;
  return false;
};

function whyUnheard(region: Element, added: ReadonlySet<Node>): string | null {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (modal !== undefined && !modal.contains(region)) return 'it stands behind an open dialog';
  if (region.role !== 'alert' && cameWithItsWords(region, added))
    return 'its live region came together with its words';
  return null;
}

function hear(changes: readonly MutationRecord[]): void {
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
  for (const [region, nodes] of news) {
    const whole = isAtomic(region) || nodes.includes(region);
    const text = whole ? spoken(region) : nodes.map(spoken).join(' ');
    if (text === '' || !region.isConnected) continue;
    const urgency = urgencyOf(region) === 'assertive' ? 'assertive' : 'polite';
    void globalThis.porticoHears({ text, urgency, unheard: whyUnheard(region, added) });
  }
}

/** Hears every live region of the document from its first moment on. */
export function listen(): void {
  new MutationObserver(hear).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  // The page that ends with a heading is gone before its focus could be asked for.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement && target.closest('dialog') === null)
      void globalThis.porticoHears({ text: spoken(target), urgency: 'heading', unheard: null });
  });
}
