import type { Site } from '../support/Site.ts';

/**
 * The command that runs one test again, ready for a shell; `titles` are its describes and its own,
 * which Playwright's grep sees with a space between them.
 */
export function replayCommand({ region, viewport }: Site, titles: readonly string[]): string {
  const pattern = titles.join(' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const quoted = `'${pattern.replaceAll("'", String.raw`'\''`)}'`;
  return `npm run conformance -- --regions ${region} --viewport ${viewport} --grep ${quoted}`;
}
