import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { shows } from '#shows';
import { createPageLock, type PageLockEvent } from './createPageLock.ts';

/** A lock and the kinds that it has told so far. */
function told() {
  const lock = createPageLock();
  const kinds: PageLockEvent['kind'][] = [];
  const unsubscribe = lock.subscribe(({ kind }) => kinds.push(kind));
  return { ...lock, kinds, unsubscribe };
}

test('the first to open locks the page, the last to close unlocks it', () => {
  const { hold, isHeld, kinds } = told();
  shows(['DLG-023'], () => {
    const closeMenu = hold();
    const closeDialog = hold();
    expect(kinds).toEqual(['lock']);
    closeMenu();
    expect(kinds).toEqual(['lock']);
    expect(isHeld()).toBe(true);
    closeDialog();
    expect(kinds).toEqual(['lock', 'unlock']);
    expect(isHeld()).toBe(false);
  });
});

test('letting go twice counts once', () => {
  const { hold, kinds } = told();
  const closeFirst = hold();
  hold();
  closeFirst();
  closeFirst();
  expect(kinds).toEqual(['lock']);
});

test('a consumer that unsubscribed hears nothing, the same listener given twice is two', () => {
  const { hold, subscribe, kinds, unsubscribe } = told();
  const listener = vi.fn();
  const endFirst = subscribe(listener);
  subscribe(listener);
  endFirst();
  unsubscribe();
  hold();
  expect(kinds).toEqual([]);
  expect(listener).toHaveBeenCalledExactlyOnceWith({ kind: 'lock' });
});

test('a listener that unsubscribes while it hears keeps nobody else from hearing', () => {
  const { hold, subscribe, kinds, unsubscribe } = told();
  const end: () => void = subscribe(() => {
    unsubscribe();
    end();
  });
  const close = hold();
  close();
  expect(kinds).toEqual(['lock']);
});

test('locks and unlocks take turns, in whatever order things open and close', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 4 }), { maxLength: 40 }), (presses) => {
      const { hold, isHeld, kinds } = told();
      const open = new Map<number, () => void>();
      for (const dialog of presses) {
        const close = open.get(dialog);
        close?.();
        if (!open.delete(dialog)) open.set(dialog, hold());
        expect(isHeld()).toBe(open.size > 0);
        expect(kinds.at(-1) ?? 'unlock').toBe(open.size > 0 ? 'lock' : 'unlock');
      }
      expect(kinds).toEqual(kinds.map((_, at) => (at % 2 === 0 ? 'lock' : 'unlock')));
    }),
  );
});
