import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStepHistory } from './createStepHistory.ts';

/** A form of the page, with a later step and a dialog over it. */
interface Flow {
  later: boolean;
  dialog: boolean;
  release: (() => void) | null;
}

/** A browser at the account entry, with the forms of the page and of the modal. */
function browser() {
  const entries: boolean[] = [false]; // whether each is the entry of the later steps
  let at = 0;
  const moves: number[] = []; // pending history.go calls
  let arrived = () => {};
  const here = () => entries[at] === true;
  const load = () =>
    createStepHistory({
      here,
      enter: () => void entries.splice(++at, Infinity, true),
      go: (count) => void moves.push(count),
      onArrival: (listener) => (arrived = listener),
      onRestored: () => undefined,
    });
  const newFlow = (): Flow => ({ later: false, dialog: false, release: null });
  let steps = load();
  const flows = { page: newFlow(), modal: newFlow() };

  /** What the forms do after a render. */
  function render(): void {
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
  const act = (change: () => void) => () => {
    change();
    render();
  };
  const inStep = () => [flows.modal, flows.page].find(({ later }) => later);
  const acts = {
    codeSent: act(() => (flows.page.later = inStep() === undefined || flows.page.later)),
    codeSentInModal: act(() => (flows.modal.later = inStep() === undefined || flows.modal.later)),
    modalClosed: act(() => Object.assign(flows.modal, { later: false, dialog: false })),
    dialogOpened: act(() => Object.assign(inStep() ?? {}, { dialog: true })),
    backPressed: act(() => Object.assign(inStep() ?? {}, { later: false, dialog: false })),
    browserBack: act(() => moves.push(-1)),
    browserForward: act(() => moves.push(1)),
    reload: act(() => {
      moves.length = 0;
      Object.assign(flows, { page: newFlow(), modal: newFlow() });
      steps = load();
    }),
    /** The browser completes the next pending move. */
    arrive: act(() => {
      const to = Math.min(entries.length - 1, Math.max(0, at + (moves.shift() ?? 0)));
      if (to === at) return;
      at = to;
      arrived();
    }),
  };
  return {
    ...acts,
    settle() {
      while (moves.length > 0) acts.arrive();
      return { later: inStep() !== undefined, here: here(), at };
    },
    flows,
  };
}

const atAccount = { later: false, here: false, at: 0 };

describe('the later steps have one entry in the browser’s history (E-14)', () => {
  it('the browser’s Back does the same as the Back button', () => {
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

  it('only the modal’s form uses the entry while it is open over the page', () => {
    const window = browser();
    window.codeSentInModal();
    expect(window.settle()).toEqual({ later: true, here: true, at: 1 });
    expect(window.flows.page.later).toBe(false);
    window.browserBack();
    expect(window.settle()).toEqual(atAccount);
  });

  it('closing a modal removes its entry', () => {
    const window = browser();
    window.codeSentInModal();
    window.modalClosed();
    expect(window.settle()).toEqual(atAccount);
  });

  it('Back closes an open dialog, and the next Back goes one step back', () => {
    const window = browser();
    window.codeSent();
    window.dialogOpened();
    window.browserBack();
    expect(window.settle()).toEqual({ later: true, here: true, at: 1 });
    expect(window.flows.page.dialog).toBe(false);
    window.browserBack();
    expect(window.settle()).toEqual(atAccount);
  });

  it('shows the account step at its own entry after Back and Forward, and after a reload', () => {
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

  it('a step that starts while the browser is still going back gets a new entry', () => {
    const window = browser();
    window.codeSent();
    window.backPressed();
    window.codeSent();
    expect(window.flows.page.later).toBe(true);
    expect(window.settle()).toEqual({ later: true, here: true, at: 1 });
  });

  it('a later step is shown only at its entry, for any series of actions', () => {
    const acts = [
      ...(['codeSent', 'codeSentInModal', 'modalClosed', 'dialogOpened', 'backPressed'] as const),
      ...(['browserBack', 'browserForward', 'reload', 'arrive', 'settle'] as const),
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

/** Steps over a browser that notes its moves, and can be restored. */
function notedSteps() {
  const moves: number[] = [];
  let later = false;
  let restored = () => {};
  const steps = createStepHistory({
    here: () => later,
    enter: () => void (later = true),
    go: (count) => void moves.push(count),
    onArrival: () => undefined,
    onRestored: (listener) => (restored = listener),
  });
  return { moves, steps, restore: () => restored() };
}

it('does not go back from its entry while another document is opened, but once it is restored', () => {
  const { moves, steps, restore } = notedSteps();
  const release = steps.claim(() => 'went');
  steps.abandon();
  release();
  expect(moves).toEqual([]);
  restore();
  expect(moves).toEqual([-1]);
});

it('goes back from the entry of a step that began after that navigation was stopped (E-28)', () => {
  const { moves, steps } = notedSteps();
  steps.abandon();
  const release = steps.claim(() => 'went');
  release();
  expect(moves).toEqual([-1]);
});

it('replaces the page’s entry once the browser is back at it, and at once where it is', () => {
  const log: string[] = [];
  let here = false;
  let arrived = () => {};
  const steps = createStepHistory({
    here: () => here,
    enter: () => void (here = true),
    go: () => void log.push('goes back'),
    onArrival: (listener) => (arrived = listener),
    onRestored: () => undefined,
  });
  const replace = () => void log.push('replaced');
  steps.settle(replace);
  const release = steps.claim(() => 'went');
  release();
  steps.settle(replace);
  expect(log).toEqual(['replaced', 'goes back']);
  here = false;
  arrived();
  arrived();
  expect(log).toEqual(['replaced', 'goes back', 'replaced']);
});

it('leaves the steps’ entry before the page is replaced, so that the page’s own one is not left behind', () => {
  const log: string[] = [];
  let here = false;
  let arrived = () => {};
  const steps = createStepHistory({
    here: () => here,
    enter: () => {
      here = true;
      log.push('entered');
    },
    go: () => void log.push('goes back'),
    onArrival: (listener) => (arrived = listener),
    onRestored: () => undefined,
  });
  const release = steps.claim(() => 'stays');
  steps.settle(() => void log.push('replaced'));
  expect(log).toEqual(['entered', 'goes back']);
  here = false;
  arrived();
  release();
  expect(log).toEqual(['entered', 'goes back', 'replaced']);
});
