/** Access to the browser's history. */
export interface StepBrowser {
  /** Whether the browser is at the entry of the later steps. */
  readonly here: () => boolean;
  /** Pushes an entry for the later steps. */
  readonly enter: () => void;
  readonly go: (steps: -1 | 1) => void;
  /** Registers a listener for moves to another entry of this page. */
  readonly onArrival: (listener: () => void) => void;
  /** Registers a listener for the return to this page from another document. */
  readonly onRestored: (listener: () => void) => void;
}

/** Whether the flow went back, or stays because Back closed a dialog over it. */
export type BackAnswer = 'went' | 'stays';

/** Manages the single history entry for a flow at a later step (E-14). */
export interface StepHistory {
  /**
   * Called when a flow enters a later step.
   *
   * @param onBack called when the browser went back
   * @returns a function to call when the flow leaves the later steps or unmounts
   */
  readonly claim: (onBack: () => BackAnswer) => () => void;
  /**
   * Called when the browser opens another document: the entry stays until the page is restored, since
   * going back from it would end that navigation.
   */
  readonly abandon: () => void;
  /**
   * Runs what replaces the page, once the browser is back at the page's entry: on its way back it would
   * undo that, and at the steps' entry the page's own one would stay behind.
   */
  readonly settle: (replace: () => void) => void;
}

/**
 * Creates the step history of the page, which the register page and the modal share. Source: E-14.
 *
 * @param dismissPrompt dismisses an open prompt in front of the forms; returns whether there was one
 */
export function createStepHistory(
  browser: StepBrowser,
  dismissPrompt: () => boolean = () => false,
): StepHistory {
  let owner: (() => BackAnswer) | null = null;
  /** Whether the browser is going back from the entry, which is asynchronous. */
  let leaving = false;
  let settled = () => {};
  /** Whether another document is being opened. */
  let abandoned = false;
  /** Goes back from an entry without an owner, which would otherwise cost an extra press of Back. */
  const tidy = () => {
    if (owner !== null || !browser.here() || leaving || abandoned) return;
    leaving = true;
    browser.go(-1);
  };
  browser.onArrival(() => {
    const here = browser.here();
    if (leaving && !here) {
      leaving = false;
      if (owner !== null) browser.enter();
      settled();
      settled = () => {};
    } else if (!here && owner !== null && (dismissPrompt() || owner() === 'stays')) browser.go(1);
    tidy();
  });
  browser.onRestored(() => {
    abandoned = false;
    tidy();
  });
  tidy();
  return {
    claim(onBack) {
      owner = onBack;
      abandoned = false; // the seller stopped that navigation, and went on here
      if (!browser.here() && !leaving) browser.enter();
      return () => {
        if (owner === onBack) owner = null;
        tidy();
      };
    },
    abandon() {
      abandoned = true;
    },
    settle(replace) {
      owner = null;
      tidy();
      if (leaving) settled = replace;
      else replace();
    },
  };
}
