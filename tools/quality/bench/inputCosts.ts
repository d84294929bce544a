import type { Page } from '@playwright/test';

/** A field, and how it is typed into. */
export interface TypedField {
  readonly name: string;
  readonly story: string;
  /** The control that takes the keys. */
  readonly selector: string;
  /** Keys that change it; they are pressed in turn, over and over. */
  readonly keys: readonly string[];
}

declare global {
  /** What each key cost, and how many changed a control. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoKeys: { readonly costs: number[]; changes: number } | undefined;
}

/** Runs in the page: has it note what each key costs from now on. */
function noteKeys(): void {
  const isWatched = globalThis.porticoKeys !== undefined;
  globalThis.porticoKeys = { costs: [], changes: 0 };
  if (isWatched) return;
  const pressed: number[] = [];
  let before = '';
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    const noted = globalThis.porticoKeys;
    if (noted === undefined) return;
    noted.costs.push(performance.now() - (pressed.shift() ?? 0));
    const controls = [...document.querySelectorAll('input')];
    const now = controls.map(({ value, checked }) => `${value} ${String(checked)}`).join();
    if (now !== before) noted.changes += 1;
    before = now;
  });
  port1.start();
  const note = (event: KeyboardEvent) => {
    // A box is ticked when the key is let go.
    const isTicked = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
    if (event.type !== (isTicked ? 'keyup' : 'keydown')) return;
    pressed.push(event.timeStamp);
    // A message posted by the frame is read once the frame is painted.
    requestAnimationFrame(() => port2.postMessage(null));
  };
  addEventListener('keydown', note, { capture: true });
  addEventListener('keyup', note, { capture: true });
}

/** How much slower than this machine the phone is that the keys are pressed on. */
const SLOWER = 4;

/** So much of all keys must change something, or they went elsewhere. */
const CHANGING = 0.9;

/**
 * Presses keys in a field on a machine four times slower than this one. Gives what each cost until
 * the paint that shows it, in milliseconds.
 *
 * @param count how many keys
 * @throws Error when the keys change nothing
 */
export async function inputCosts(
  page: Page,
  { name, story, selector, keys }: TypedField,
  count: number,
): Promise<readonly number[]> {
  await page.locator(selector).first().focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(noteKeys);
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press(keys[index % keys.length] ?? '');
    await page.waitForFunction(
      (wanted) => (globalThis.porticoKeys?.costs.length ?? 0) > wanted,
      index,
    );
  }
  const noted = await page.evaluate(() => globalThis.porticoKeys);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const { costs, changes } = noted ?? { costs: [], changes: 0 };
  if (changes < count * CHANGING)
    throw new Error(
      `${name}: ${changes} of ${count} keys change ${selector} in ${story}; fix tools/quality/bench/inputs.spec.ts.`,
    );
  return costs;
}
