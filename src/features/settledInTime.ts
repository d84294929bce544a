import { inTime } from '../components/inTime.ts';

/** Maximum milliseconds that the seller waits for the reports of a registration. Source: the faults of class report. */
export const REPORT_LIMIT_MS = 3000;

/** Waits until all have settled or the limit is over. Never rejects. */
export async function settledInTime(
  reports: readonly Promise<unknown>[],
  limit = REPORT_LIMIT_MS,
): Promise<void> {
  await inTime(Promise.allSettled(reports), limit).catch(() => undefined);
}
