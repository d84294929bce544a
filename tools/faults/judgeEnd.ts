import type { Visitor } from './Visitor.ts';

/** Milliseconds after which nothing may turn any more: a call's time and half a second. */
const NO_SPINNER_MS = 10_500;

/** What holds at the end of every cell: no spinner, no secret, no error of the page. */
export async function judgeEnd(visitor: Visitor): Promise<string[]> {
  const faults: string[] = [];
  if (!visitor.page.url().includes('/settle/')) {
    await visitor.page.clock.fastForward(NO_SPINNER_MS);
    const turning = await visitor.page
      .locator('[data-loading], [data-state="checking"], [role="progressbar"], [aria-busy="true"]')
      .count();
    if (turning > 0) faults.push(`${turning} spinners are left after 10.5 s`);
  }
  faults.push(...(await visitor.leaks()), ...visitor.problems);
  return faults;
}
