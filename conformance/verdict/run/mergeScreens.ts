import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileOf, type Screens, screensOf } from '../../oracle/screens.ts';
import { ConfigurationError } from '../../shared/ConfigurationError.ts';
import { results } from '../../shared/paths.ts';
import { screensText } from './screensText.ts';

/** The screens that the last run saw of one state. @throws ConfigurationError where a site showed two */
function seenOf(name: string): Screens {
  const seen = new Map<string, readonly string[]>();
  const folder = `${results.screens}${name}/`;
  for (const file of readdirSync(folder)) {
    const [site = ''] = file.split('~');
    const lines = readFileSync(folder + file, 'utf8')
      .trimEnd()
      .split('\n');
    const before = seen.get(site);
    if (before !== undefined && before.join('\n') !== lines.join('\n'))
      throw new ConfigurationError(
        `Two tests saw different screens of "${name}" on ${site}; give their states names of their own.`,
      );
    seen.set(site, lines);
  }
  return seen;
}

/**
 * `npm run conformance -- screens`: writes what the last run saw into `conformance/oracle/screens/`, for
 * the sites that it ran on. The difference is reviewed against the specification before it is committed.
 */
export function mergeScreens(): number {
  const names = existsSync(results.screens) ? readdirSync(results.screens) : [];
  for (const name of names) {
    const text = screensText(new Map([...screensOf(name), ...seenOf(name)]));
    const file = fileOf(name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
    console.log(`conformance/oracle/screens/${name}.txt is written; review it with git diff.`);
  }
  return 0;
}
