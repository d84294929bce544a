/** Lines around the first one in which two transcripts differ; null when they are the same. */
export function firstDifference(expected: string, heard: string): string | null {
  if (expected === heard) return null;
  const [old, now] = [expected.split('\n'), heard.split('\n')];
  const at = now.findIndex((line, index) => line !== old[index]);
  const first = at === -1 ? now.length : at;
  const before = now.slice(Math.max(0, first - 3), first).map((line) => `    ${line}`);
  const marked = (lines: readonly string[], mark: string) =>
    lines.slice(first, first + 4).map((line) => `  ${mark} ${line}`);
  return [`  line ${first + 1}:`, ...before, ...marked(old, '-'), ...marked(now, '+')].join('\n');
}
