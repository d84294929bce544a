import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
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
  let steps = createStepHistory();
  let shown = at;
  const flows = { page: newFlow(), modal: newFlow() };

  function newFlow(): Flow {
    return { later: false, dialog: false, release: null };
  }
  const here = () => entries[at] === true;
  const go = (count: number) => {
    at = Math.min(entries.length - 1, Math.max(0, at + count));
  };
  const look = () =>
    steps.look({ here: here(), enter: () => void entries.splice(++at, Infinity, true), go });

  /** What the page does after each change, until nothing changes any more. */
  function settle(loaded = false): void {
    for (let arrives = loaded || at !== shown; ; arrives = at !== shown) {
      shown = at;
      look();
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
      if (arrives) steps.arrived(here());
      const open = [flows.page, flows.modal].every(
        (flow) => flow.later === (flow.release !== null),
      );
      if (at === shown && open) return;
    }
  }
  const act =
    (does: () => void, loads = false) =>
    () => {
      does();
      settle(loads);
    };
  const inStep = () => [flows.modal, flows.page].find(({ later }) => later);
  settle(true);
  return {
    codeSent: act(() => (flows.page.later = inStep() === undefined || flows.page.later)),
    codeSentInModal: act(() => (flows.modal.later = inStep() === undefined || flows.modal.later)),
    modalClosed: act(() => Object.assign(flows.modal, { later: false, dialog: false })),
    dialogOpened: act(() => Object.assign(inStep() ?? {}, { dialog: true })),
    backPressed: act(() => Object.assign(inStep() ?? {}, { later: false, dialog: false })),
    browserBack: act(() => go(-1)),
    browserForward: act(() => go(1)),
    reload: act(() => {
      steps = createStepHistory();
      Object.assign(flows, { page: newFlow(), modal: newFlow() });
    }, true),
    place: () => ({ later: inStep() !== undefined, here: here(), at }),
    flows,
  };
}

const atAccount = { later: false, here: false, at: 0 };

describe('the later steps have one entry of the browser’s history (E-14)', () => {
  it('Back in the browser does what the Back button does', () => {
    const [byBrowser, byButton] = [browser(), browser()];
    for (const window of [byBrowser, byButton]) {
      window.codeSent();
      expect(window.place()).toEqual({ later: true, here: true, at: 1 });
    }
    byBrowser.browserBack();
    byButton.backPressed();
    expect(byBrowser.place()).toEqual(atAccount);
    expect(byButton.place()).toEqual(atAccount);
  });

  it('a modal over the page has the entry to itself: the page’s own form leaves it alone', () => {
    const window = browser();
    window.codeSentInModal();
    expect(window.place()).toEqual({ later: true, here: true, at: 1 });
    expect(window.flows.page.later).toBe(false);
    window.browserBack();
    expect(window.place()).toEqual(atAccount);
  });

  it('a modal that is closed takes its entry along', () => {
    const window = browser();
    window.codeSentInModal();
    window.modalClosed();
    expect(window.place()).toEqual(atAccount);
  });

  it('Back with a dialog open closes it, and the next Back goes one step back', () => {
    const window = browser();
    window.codeSent();
    window.dialogOpened();
    window.browserBack();
    expect(window.place()).toEqual({ later: true, here: true, at: 1 });
    expect(window.flows.page.dialog).toBe(false);
    window.browserBack();
    expect(window.place()).toEqual(atAccount);
  });

  it('Forward after Back, and a reload, find the account step at the account’s own entry', () => {
    const forward = browser();
    forward.codeSent();
    forward.browserBack();
    forward.browserForward();
    expect(forward.place()).toEqual(atAccount);

    const reloaded = browser();
    reloaded.codeSent();
    reloaded.reload();
    expect(reloaded.place()).toEqual(atAccount);
  });

  it('a step that comes while the browser is still on its way back gets an entry of its own', () => {
    const steps = createStepHistory();
    const made: string[] = [];
    const look = (here: boolean) =>
      steps.look({
        here,
        enter: () => void made.push('enter'),
        go: (count) => void made.push(`go ${count}`),
      });
    look(true);
    const release = steps.claim(() => 'went');
    release();
    const onBack = vi.fn(() => 'went' as const);
    steps.claim(onBack);
    expect(made).toEqual(['go -1']);
    look(false);
    steps.arrived(false);
    expect(made).toEqual(['go -1', 'enter']);
    expect(onBack).not.toHaveBeenCalled();
  });

  it('a later step is shown at its entry, and nowhere else, whatever happens', () => {
    const acts = [
      ...(['codeSent', 'codeSentInModal', 'modalClosed', 'dialogOpened', 'backPressed'] as const),
      ...(['browserBack', 'browserForward', 'reload'] as const),
    ] as const;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 20 }), (chosen) => {
        const window = browser();
        for (const act of chosen) {
          window[act]();
          const { later, here, at } = window.place();
          expect(here).toBe(later);
          expect(at).toBe(later ? 1 : 0);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
