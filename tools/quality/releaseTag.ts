/** The tag of a test that `npm test` has no time for; it runs where its project is named. */
export const RELEASE = '@release';

/** Tags all but every nth test of a series for the release. */
export const everyNth = (index: number, share: number): string[] =>
  index % share === 0 ? [] : [RELEASE];
