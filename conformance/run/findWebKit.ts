import { existsSync } from 'node:fs';
import { XVFB } from '../driven/startDisplay.ts';

const DEBIAN = '/usr/bin/WebKitWebDriver';

/**
 * The WebDriver of WebKitGTK that PORTICO_WEBKIT names, else Debian's; null where there is none, or
 * no screen for its window.
 */
export function findWebKit(
  { PORTICO_WEBKIT: named, DISPLAY: display }: NodeJS.ProcessEnv = process.env,
  exists: (file: string) => boolean = existsSync,
): string | null {
  const file = named || DEBIAN;
  if (named && !exists(named))
    throw new Error(
      `PORTICO_WEBKIT names ${named}, which does not exist: correct the path or unset the variable.`,
    );
  return exists(file) && (display || exists(XVFB)) ? file : null;
}
