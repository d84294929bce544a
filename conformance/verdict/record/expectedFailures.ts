/** A requirement that is known to fail in a region, with who fixes it until when. */
export interface ExpectedFailure {
  readonly requirement: string;
  readonly region: string;
  readonly owner: string;
  readonly reason: string;
  /** The last day on which the failure is expected: `2027-01-31`. */
  readonly expires: string;
}

/**
 * The failures that do not stop a release. An entry that is past its day, or whose requirement
 * passes, does: the list holds only what is true today.
 */
export const expectedFailures: readonly ExpectedFailure[] = [];

/** Whether an entry still excuses a failure; `today` is written like its day. */
export const isLive = ({ expires }: ExpectedFailure, today: string): boolean => expires >= today;

/** Whether a text is a day of the calendar: `2027-01-31`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** What is wrong with how expected failures are written, one sentence each. */
export function entryProblems(
  entries: readonly ExpectedFailure[],
  requirements: ReadonlySet<string>,
  regions: readonly string[],
): string[] {
  const seen = new Set<string>();
  return entries.flatMap(({ requirement, region, owner, reason, expires }) => {
    const where = `The expected failure of ${requirement} in ${region}`;
    const twice = seen.has(where);
    seen.add(where);
    return [
      ...(requirements.has(requirement) ? [] : [`${where} names no requirement.`]),
      ...(regions.includes(region) ? [] : [`${where} names no region.`]),
      ...(owner.trim() ? [] : [`${where} has no owner.`]),
      ...(reason.trim() ? [] : [`${where} has no reason.`]),
      ...(isDay(expires) ? [] : [`${where} expires on "${expires}", which is no day.`]),
      ...(twice ? [`${where} stands twice.`] : []),
    ];
  });
}
