import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStepHistory } from './createStepHistory.ts';

/** A form of the page, with a later step that a dialog can stand over. */
interface Flow {
  later: boolean;
  dialog: boolean;
  release: (() => void) | null;
}

/** A browser with the account's entry, and the forms on it: the page's own and the modal's. */
function browser() {
  const entries: boolean[] = [false]; // whether each is the entry of the later steps
  let at = 0;
  const ways: number[] = []; // that the browser was told to go, and goes later
  let arrived = () => {};
  const here = () => entries[at] === true;
  const load = () =>
    createStepHistory({
      here,
      enter: () => void entries.splice(++at, Infinity, true),
      go: (count) => void ways.push(count),
      onArrival: (listener) => (arrived = listener),
    });
  const newFlow = (): Flow => ({ later: false, dialog: false, release: null });
  let steps = load();
  const flows = { page: newFlow(), modal: newFlow() };

  /** What the forms do once they are drawn. */
  function draw(): void {
    for (const flow of [flows.page, flows.modal]) {
      if (flow.later && flow.release === null)
        flow.release = steps.claim(() => {
          const answer = flow.dialog ? 'stays' : 'went';
          flow.later = flow.dialog;
          flow.dialog = false;
          return answer;
        });
      if (!flow.later && flow.release !== null) {
        flow.release();
        flow.release = null;
      }
    }
  }
  const act = (does: () => void) => () => {
    does();
    draw();
  };
  const inStep = () => [flows.modal, flows.page].find(({ later }) => later);
  const acts = {
    codeSent: act(() => (flows.page.later = inStep() === undefined || flows.page.later)),
    codeSentInModal: act(() => (flows.modal.later = inStep() === undefined || flows.modal.later)),
    modalClosed: act(() => Object.assign(flows.modal, { later: false, dialog: false })),
    dialogOpened: act(() => Object.assign(inStep() ?? {}, { dialog: true })),
    backPressed: act(() => Object.assign(inStep() ?? {}, { later: false, dialog: false })),
    browserBack: act(() => ways.push(-1)),
    browserForward: act(() => ways.push(1)),
    reload: act(() => {
      ways.length = 0;
      Object.assign(flows, { page: newFlow(), modal: newFlow() });
      steps = load();
    }),
    /** The browser gets where it was told to go. */
    wayGone: act(() => {
      const to = Math.min(entries.length - 1, Math.max(0, at + (ways.shift() ?? 0)));
      if (to === at) return;
      at = to;
      arrived();
    }),
  };
  return {
    ...acts,
    settle() {
      while (ways.length > 0) acts.wayGone();
      return { later: inStep() !== undefined, here: here(), at };
    },
    flows,
  };
}

const atAccount = { later: false, here: false, at: 0 };

describe('the later steps have one entry of the browser’s history (E-14)', () => {
  it('Back in the browser does what the Back button does', () => {
    const [byBrowser, byButton] = [browser(), browser()];
    for (const window of [byBrowser, byButton]) {
      window.codeSent();
      expect(window.settle()).toEqual({ later: true, here: true, at: 1 });
    }
    byBrowser.browserBack();
    byButton.backPressed();
    expect(byBrowser.settle()).toEqual(atAccount);
    expect(byButton.settle()).toEqual(atAccount);
  });

  it('a modal over the page has the entry to itself: the page’s own form leaves it alone', () => {
    const window = browser();
    window.codeSentInModal();
    expect(window.settle()).toEqual({ later: true, here: true, at: 1 });
    expect(window.flows.page.later).toBe(false);
    window.browserBack();
    expect(window.settle()).toEqual(atAccount);
  });

  it('a modal that is closed takes its entry along', () => {
    const window = browser();
    window.codeSentInModal();
    window.modalClosed();
    expect(window.settle()).toEqual(atAccount);
  });

  it('Back with a dialog open closes it, and the next Back goes one step back', () => {
    const window = browser();
    window.codeSent();
    window.dialogOpened();
    window.browserBack();
    expect(window.settle()).toEqual({ later: true, here: true, at: 1 });
    expect(window.flows.page.dialog).toBe(false);
    window.browserBack();
    expect(window.settle()).toEqual(atAccount);
  });

  it('Forward after Back, and a reload, find the account step at the account’s own entry', () => {
    const forward = browser();
    forward.codeSent();
    forward.browserBack();
    forward.browserForward();
    expect(forward.settle()).toEqual(atAccount);

    const reloaded = browser();
    reloaded.codeSent();
    reloaded.reload();
    expect(reloaded.settle()).toEqual(atAccount);
  });

  it('a step that comes while the browser is still on its way back gets an entry of its own', () => {
    const window = browser();
    window.codeSent();
    window.backPressed();
    window.codeSent();
    expect(window.flows.page.later).toBe(true);
    expect(window.settle()).toEqual({ later: true, here: true, at: 1 });
  });

  it('a later step is shown at its entry, and nowhere else, whatever happens', () => {
    const acts = [
      ...(['codeSent', 'codeSentInModal', 'modalClosed', 'dialogOpened', 'backPressed'] as const),
      ...(['browserBack', 'browserForward', 'reload', 'wayGone', 'settle'] as const),
    ] as const;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 20 }), (chosen) => {
        const window = browser();
        for (const act of chosen) window[act]();
        const { later, here, at } = window.settle();
        expect(here).toBe(later);
        expect(at).toBe(later ? 1 : 0);
      }),
      { numRuns: 3000 },
    );
  });
});
