import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { covers } from '#covers';
import { createPageLock, type PageLockEvent } from './createPageLock.ts';

/** A lock and the events that it emitted so far. */
function recordedLock() {
  const lock = createPageLock();
  const kinds: PageLockEvent['kind'][] = [];
  const unsubscribe = lock.subscribe(({ kind }) => kinds.push(kind));
  return { ...lock, kinds, unsubscribe };
}

test('the first hold locks the page, the last release unlocks it', () => {
  const { hold, isHeld, kinds } = recordedLock();
  covers(['DLG-023'], () => {
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

test('releasing twice counts once', () => {
  const { hold, kinds } = recordedLock();
  const closeFirst = hold();
  hold();
  closeFirst();
  closeFirst();
  expect(kinds).toEqual(['lock']);
});

test('does not notify an unsubscribed listener, and counts the same listener twice', () => {
  const { hold, subscribe, kinds, unsubscribe } = recordedLock();
  const listener = vi.fn();
  const endFirst = subscribe(listener);
  subscribe(listener);
  endFirst();
  unsubscribe();
  hold();
  expect(kinds).toEqual([]);
  expect(listener).toHaveBeenCalledExactlyOnceWith({ kind: 'lock' });
});

test('notifies all listeners even if one unsubscribes during the event', () => {
  const { hold, subscribe, kinds, unsubscribe } = recordedLock();
  const end: () => void = subscribe(() => {
    unsubscribe();
    end();
  });
  const close = hold();
  close();
  expect(kinds).toEqual(['lock']);
});

test('lock and unlock alternate, in any order of holds and releases', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 4 }), { maxLength: 40 }), (presses) => {
      const { hold, isHeld, kinds } = recordedLock();
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
