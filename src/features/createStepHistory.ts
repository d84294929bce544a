/** What the flow asks of the browser's history, as it is at the moment of asking. */
export interface StepBrowser {
  /** Whether the browser is at the entry of the later steps. */
  readonly here: () => boolean;
  /** Makes an entry for the later steps, and goes there. */
  readonly enter: () => void;
  readonly go: (steps: -1 | 1) => void;
  /** To be told whenever the browser went to another entry of this page. */
  readonly onArrival: (listener: () => void) => void;
}

/** The flow went back; or it stays where it is, because a dialog over it was in front. */
export type BackAnswer = 'went' | 'stays';

/** Gives whichever flow is at a later step the one entry of the browser's history for it (E-14). */
export interface StepHistory {
  /**
   * A flow comes to a later step.
   *
   * @param onBack the browser went back
   * @returns to be called when the flow is at a later step no more, or is gone
   */
  readonly claim: (onBack: () => BackAnswer) => () => void;
}

/** One for the whole page: the register page and the modal over it share the history. Source: E-14. */
export function createStepHistory(browser: StepBrowser): StepHistory {
  let owner: (() => BackAnswer) | null = null;
  /** On the way back from the entry: the browser goes later than it is told. */
  let leaving = false;
  /** An entry that is nobody's says nothing any more; to stay there would cost a press of Back. */
  const tidy = () => {
    if (owner !== null || !browser.here() || leaving) return;
    leaving = true;
    browser.go(-1);
  };
  browser.onArrival(() => {
    const here = browser.here();
    if (leaving && !here) {
      leaving = false;
      if (owner !== null) browser.enter();
    } else if (!here && owner?.() === 'stays') browser.go(1);
    tidy();
  });
  tidy();
  return {
    claim(onBack) {
      owner = onBack;
      if (!browser.here() && !leaving) browser.enter();
      return () => {
        if (owner === onBack) owner = null;
        tidy();
      };
    },
  };
}
