import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepHistoryMove, type StepPlace } from './stepHistory.ts';

/** A browser with the account's entry, and a flow that moves by itself or is moved by the history. */
function browser() {
  const entries: boolean[] = [false]; // whether each is the entry of the later steps
  let at = 0;
  let later = false;
  let was: StepPlace = { later: false, here: false };
  const moves: string[] = [];

  function settle(): void {
    for (;;) {
      const now = { later, here: entries[at] === true };
      if (now.later === was.later && now.here === was.here) return;
      const move = stepHistoryMove(was, now);
      was = now;
      if (move !== 'nothing') moves.push(move);
      if (move === 'enter') entries.splice(++at, Infinity, true);
      if (move === 'leave') at -= 1;
      if (move === 'forget') entries[at] = false;
      if (move === 'back') later = false;
    }
  }

  const act = (does: () => void) => () => {
    does();
    settle();
  };
  return {
    codeSent: act(() => (later = true)),
    backPressed: act(() => (later = false)),
    browserBack: act(() => (at = Math.max(0, at - 1))),
    browserForward: act(() => (at = Math.min(entries.length - 1, at + 1))),
    reload: act(() => {
      later = false;
      was = { later: false, here: false };
    }),
    moves,
    place: () => ({ later, here: entries[at] === true, at }),
  };
}

describe('the later steps have one entry of the browser’s history (E-14)', () => {
  it('Back in the browser does what the Back button does', () => {
    const [byBrowser, byButton] = [browser(), browser()];
    byBrowser.codeSent();
    byBrowser.browserBack();
    byButton.codeSent();
    byButton.backPressed();
    expect(byBrowser.moves).toEqual(['enter', 'back']);
    expect(byButton.moves).toEqual(['enter', 'leave']);
    expect(byBrowser.place()).toEqual(byButton.place());
    expect(byButton.place()).toEqual({ later: false, here: false, at: 0 });
  });

  it('Forward after Back, and a reload, find the account step', () => {
    const forward = browser();
    forward.codeSent();
    forward.browserBack();
    forward.browserForward();
    expect(forward.place()).toMatchObject({ later: false, here: false });

    const reloaded = browser();
    reloaded.codeSent();
    reloaded.reload();
    expect(reloaded.place()).toMatchObject({ later: false, here: false });
  });

  it('a later step is shown at its entry, and nowhere else, whatever happens', () => {
    const acts = ['codeSent', 'backPressed', 'browserBack', 'browserForward', 'reload'] as const;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 20 }), (chosen) => {
        const window = browser();
        for (const act of chosen) {
          window[act]();
          const { later, here } = window.place();
          expect(here).toBe(later);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
