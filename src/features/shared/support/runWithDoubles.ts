import { vi } from 'vitest';

/** Runs the pending promise callbacks. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
};

/** Runs an effect to its end. Returns its doubles, and one for what it sends. */
export async function runWithDoubles<Effect, Event, Deps, Doubles extends Deps>(
  run: (effect: Effect, deps: Deps, send: (event: Event) => void) => void,
  effect: Effect,
  doubles: Doubles,
) {
  const send = vi.fn<(event: Event) => void>();
  run(effect, doubles, send);
  await vi.dynamicImportSettled();
  await settled();
  return { ...doubles, send };
}
