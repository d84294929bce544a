// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Slot } from '../../domain/landing/slots.ts';
import type { ContentReader } from './readSlot.ts';
import { useContentSnapshot } from './useContentSnapshot.ts';

afterEach(cleanup);

/** A reader whose slots answer when they are told to. */
function heldReader() {
  const held: PromiseWithResolvers<void>[] = [];
  const reader: ContentReader = {
    read: () => Promise.reject(new Error('no module reads by itself here')),
    load: () => {
      const asked = Promise.withResolvers<void>();
      held.push(asked);
      return asked.promise;
    },
    snapshot: () => ({ read: () => ({ kind: 'none' }) }),
  };
  return { reader, answer: () => act(async () => held.shift()?.resolve()) };
}

const layout = (name: string, slots: readonly Slot[] = []) => ({ name, slots });

it('keeps the modules while those of a late experiment are read (LAND-002, S-185)', async () => {
  const { reader, answer } = heldReader();
  const first = layout('of the region');
  const { result, rerender } = renderHook((wanted) => useContentSnapshot(reader, wanted)?.name, {
    initialProps: first,
  });
  expect(result.current).toBeUndefined();
  await answer();
  expect(result.current).toBe('of the region');
  rerender(layout('dynamic'));
  expect(result.current).toBe('of the region');
  await answer();
  expect(result.current).toBe('dynamic');
});
