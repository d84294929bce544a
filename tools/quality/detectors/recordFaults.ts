import { isTo } from './isTo.ts';
import { messageOf, watchAnnouncements } from './watchAnnouncements.ts';

/** What was read out, and when a call ended and its control was free again; kept in the page. */
export interface FaultRecord {
  /** Keys of messages, or texts of the server, in the order in which they were read out. */
  readonly heard: string[];
  /** When each call ended, by its address without the host, in milliseconds of the page's clock. */
  readonly ended: { readonly address: string; readonly at: number }[];
  /** When a control stopped loading. */
  readonly freed: number[];
  /** The calls under way: method, address and body. */
  readonly underWay: Set<string>;
  /** Calls that were made while the very same one was under way. */
  readonly doubled: string[];
}

declare global {
  /** What recordFaults() notes in a page. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoFaults: FaultRecord;
}

/** Messages of something that goes on, which come and go with it. */
const progress = new Set([
  ...['sign_up_checking', 'sign_up_sending', 'sign_up_submitting'],
  'loading',
]);

function noteHeard(message: string): void {
  if (!progress.has(message)) globalThis.porticoFaults.heard.push(message);
}

/** When the calls to a path ended, oldest first; see isTo for what a path may be. */
export const endsOf = (path: string): readonly number[] =>
  globalThis.porticoFaults.ended.filter(({ address }) => isTo(address, path)).map(({ at }) => at);

/** Records what a fault test asks for; runs in the page before its own scripts. */
export function recordFaults(): void {
  const record: FaultRecord = {
    ...{ heard: [], ended: [], freed: [], doubled: [] },
    underWay: new Set(),
  };
  globalThis.porticoFaults = record;
  watchAnnouncements(({ message, text, urgency, unheard }) => {
    if (urgency !== 'heading' && unheard === null) noteHeard(message ?? text);
  });

  // A field that is wrong is read with its error when the focus comes to it.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.ariaInvalid !== 'true') return;
    const note = document.getElementById(target.getAttribute('aria-describedby') ?? '');
    if (note) noteHeard(messageOf(note) ?? note.textContent.trim());
  });

  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (oldValue !== null && target instanceof Element && !target.hasAttribute('data-loading'))
        record.freed.push(performance.now());
  }).observe(document, {
    subtree: true,
    attributeOldValue: true,
    attributeFilter: ['data-loading'],
  });

  const send = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const [address, init] = args;
    const { href, pathname, search } = new URL(
      address instanceof Request ? address.url : address,
      location.href,
    );
    const { method = 'GET', body = '' } = init ?? {};
    const call = `${method} ${href} ${JSON.stringify(body)}`;
    if (record.underWay.has(call)) record.doubled.push(`${method} ${pathname}`);
    record.underWay.add(call);
    const end = { address: pathname + search, at: 0 };
    try {
      const response = await send(...args);
      const read = response.text.bind(response);
      // An answer ends with its body, where anybody reads that.
      response.text = () => read().finally(() => void (end.at = performance.now()));
      return response;
    } finally {
      end.at = performance.now();
      record.underWay.delete(call);
      record.ended.push(end);
    }
  };
}
