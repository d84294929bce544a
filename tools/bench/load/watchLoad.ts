/** What a page has noted of its own load; times are milliseconds of the clock. */
export interface LoadNotes {
  usable: number | null;
  hydrated: number | null;
  codeStep: number | null;
  lcp: number;
  cls: number;
  /** What moved by itself, each with its share of `cls`. */
  moved: string[];
  longestTask: number;
  /** Of the keys pressed since it was last emptied: the longest time from a key to its paint. */
  keys: number[];
}

declare global {
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoLoad: LoadNotes | undefined;
}

/** What the entries of the three observers have besides the standard's common part. */
interface NotedEntry extends PerformanceEntry {
  readonly hadRecentInput?: boolean;
  readonly value?: number;
  readonly sources?: readonly { readonly node: Node | null }[];
  readonly interactionId?: number;
}

/**
 * Runs in each document before its own scripts: notes when the form can be used, when the application
 * runs it, and when the code step is there, each once its frame is painted.
 */
export function watchLoad(): void {
  const notes: LoadNotes = {
    ...{ usable: null, hydrated: null, codeStep: null },
    ...{ lcp: 0, cls: 0, moved: [], longestTask: 0, keys: [] },
  };
  globalThis.porticoLoad = notes;

  const observe = (type: string, note: (entry: NotedEntry) => void, least?: number) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(least !== undefined && { durationThreshold: least }),
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.lcp = startTime;
  });
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);
  observe('layout-shift', ({ hadRecentInput, value = 0, sources = [] }) => {
    if (hadRecentInput === true) return;
    notes.cls += value;
    notes.moved.push(`${value.toFixed(3)} ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
  });
  observe('longtask', ({ duration }) => {
    notes.longestTask = Math.max(notes.longestTask, duration);
  });
  observe(
    'event',
    ({ name, interactionId = 0, duration }) => {
      if (interactionId > 0 && name.startsWith('key')) notes.keys.push(duration);
    },
    16, // the least that the standard allows
  );

  /** Calls back once the frame is painted; a message posted by the frame is read after it. */
  const { port1, port2 } = new MessageChannel();
  const afterPaint: (() => void)[] = [];
  const seen = new Set<string>();
  port1.addEventListener('message', () => {
    for (const call of afterPaint.splice(0)) call();
  });
  port1.start();
  const note = (moment: 'usable' | 'hydrated' | 'codeStep'): void => {
    if (seen.has(moment)) return;
    seen.add(moment);
    afterPaint.push(() => {
      notes[moment] = performance.timeOrigin + performance.now();
    });
    port2.postMessage(null);
  };

  const isVisible = (element: Element | null): element is Element =>
    element?.checkVisibility({ visibilityProperty: true }) === true;
  const hasReact = (element: Element): boolean =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  let isGuarded = false;
  const look = (): void => {
    const field = document.querySelector('[name=phone_email]');
    const holdsInput = 'takeOver' in globalThis;
    isGuarded ||= holdsInput;
    if (isVisible(field)) {
      const isStatic = 'static' in document.documentElement.dataset;
      const runs = isStatic || (isGuarded ? !holdsInput : hasReact(field));
      if (runs || holdsInput) note('usable');
      if (runs) note('hydrated');
    }
    if (isVisible(document.querySelector('[data-step=verification]'))) note('codeStep');
    if (notes.codeStep === null) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
