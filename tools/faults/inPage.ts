/** What was read out, and when a call ended and its control was free again; kept in the page. */
export interface PageRecord {
  /** Keys of texts, or texts without one, in the order in which they were read out. */
  readonly spoken: string[];
  /** When each call ended, by its path, in milliseconds of the page's clock. */
  readonly ended: { readonly path: string; readonly at: number }[];
  /** When a control stopped loading. */
  readonly freed: number[];
}

declare global {
  interface Window {
    faults: PageRecord;
  }
}

/** Runs in the page before its own scripts: listens as assistive technology does. */
export function listen(): void {
  const record: PageRecord = { spoken: [], ended: [], freed: [] };
  window.faults = record;
  const LIVE =
    '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"], [role="log"], output';
  /** What says that something is going on, while it does. */
  const progress = new Set(['sign_up_checking', 'sign_up_sending', 'sign_up_submitting']);

  const nameOf = (element: Element): string => {
    const named = element.matches('[data-message]')
      ? element
      : element.querySelector('[data-message]:not(button)');
    const key = named?.getAttribute('data-message') ?? 'server_text';
    return key === 'server_text' ? (named ?? element).textContent.trim() : key;
  };
  const speak = (element: Element): void => {
    const name = nameOf(element);
    if (name !== '' && !progress.has(name)) record.spoken.push(name);
  };

  new MutationObserver((changes) => {
    const heard = new Set<Element>();
    for (const { type, target, addedNodes } of changes) {
      const around = target instanceof Element ? target : target.parentElement;
      const region = around?.closest(LIVE);
      if (type === 'characterData' && region) heard.add(region);
      for (const node of addedNodes) {
        if (!node.isConnected) continue;
        const whole = region?.getAttribute('aria-atomic') !== 'false';
        if (region && (node.textContent ?? '') !== '')
          heard.add(whole || !(node instanceof Element) ? region : node);
        if (!region && node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
            if (alert.matches('[role="alert"]')) heard.add(alert);
      }
    }
    for (const element of heard) speak(element);
  }).observe(document, { subtree: true, childList: true, characterData: true });

  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (oldValue !== null && target instanceof Element && !target.hasAttribute('data-loading'))
        record.freed.push(performance.now());
  }).observe(document, {
    subtree: true,
    attributeOldValue: true,
    attributeFilter: ['data-loading'],
  });

  // A field that is wrong is read with its error when the focus comes to it.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.getAttribute('aria-invalid') !== 'true') return;
    const note = document.getElementById(target.getAttribute('aria-describedby') ?? '');
    if (note) speak(note);
  });

  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
    console.error(`content security policy: ${violatedDirective}`);
  });

  const send = window.fetch;
  window.fetch = async (...args) => {
    const [address] = args;
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.href);
    try {
      return await send(...args);
    } finally {
      record.ended.push({ path: pathname, at: performance.now() });
    }
  };
}
