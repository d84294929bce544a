/** A project's name taken apart: `gb-mobile` is region gb in the mobile viewport. */
export function readProject(name: string): { region: string; viewport: string } {
  const cut = name.lastIndexOf('-');
  return { region: name.slice(0, cut), viewport: name.slice(cut + 1) };
}

/**
 * The command that runs one test again, ready for a shell; `titles` are its describes and its own,
 * which Playwright's grep sees with a space between them.
 */
export function replayCommand(project: string, titles: readonly string[]): string {
  const { region, viewport } = readProject(project);
  const pattern = titles.join(' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const quoted = `'${pattern.replaceAll("'", String.raw`'\''`)}'`;
  return `npm run conformance -- --regions ${region} --project ${viewport} --grep ${quoted}`;
}
