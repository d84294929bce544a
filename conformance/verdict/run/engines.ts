import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ConfigurationError } from '../../shared/ConfigurationError.ts';
import { project } from '../../shared/project.ts';
import { readBrowser, XVFB, type Browser } from '../../shared/settings.ts';

/** The engines of this machine besides Chromium, by their executables; null where one is not installed. */
export interface Engines {
  readonly firefox: string | null;
  readonly webkit: string | null;
}

const list = new Intl.ListFormat('en');

/** A sentence on which engine runs what, and which is not installed. */
export function engineLine({ firefox, webkit }: Engines): string {
  const others = [
    { name: 'Firefox', isHere: firefox !== null },
    { name: 'WebKit', isHere: webkit !== null },
  ];
  const namesOf = (isHere: boolean): string[] =>
    others.filter((engine) => engine.isHere === isHere).map(({ name }) => name);
  const running = namesOf(true);
  const missing = namesOf(false);
  const critical = running.length > 0 ? `, ${list.format(running)} the critical flow` : '';
  const open =
    missing.length > 0
      ? `; ${list.format(missing)} ${missing.length > 1 ? 'are' : 'is'} not installed`
      : '';
  return `Chromium runs everything${critical}${open}.`;
}

/** Asks the project's tool for a Chromium. @throws Error with the tool's message when there is none. */
export function findBrowser(root: string): Browser {
  const { status, stdout, stderr } = spawnSync(process.execPath, [project.browser], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new ConfigurationError(`No browser to test with: ${stderr.trim() || stdout.trim()}`);
  return readBrowser(stdout);
}

type Exists = (file: string) => boolean;

/** The file that a variable names, else the one where Debian has it. @throws Error when the named one does not exist. */
function named(variable: string, debian: string, env: NodeJS.ProcessEnv, exists: Exists) {
  const file = env[variable];
  if (!file) return exists(debian) ? debian : null;
  if (exists(file)) return file;
  throw new ConfigurationError(
    `${variable} names ${file}, which does not exist: correct the path or unset the variable.`,
  );
}

/** The Firefox that PORTICO_FIREFOX names, else Debian's; null where there is none. */
export const findFirefox = (env = process.env, exists: Exists = existsSync): string | null =>
  named('PORTICO_FIREFOX', '/usr/bin/firefox-esr', env, exists);

/**
 * The WebDriver of WebKitGTK that PORTICO_WEBKIT names, else Debian's; null where there is none, or
 * no screen for its window.
 */
export function findWebKit(env = process.env, exists: Exists = existsSync): string | null {
  const file = named('PORTICO_WEBKIT', '/usr/bin/WebKitWebDriver', env, exists);
  return file !== null && (env['DISPLAY'] || exists(XVFB)) ? file : null;
}
