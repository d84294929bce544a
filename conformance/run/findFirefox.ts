import { existsSync } from 'node:fs';

const DEBIAN = '/usr/bin/firefox-esr';

/** The Firefox that PORTICO_FIREFOX names, else Debian's; null where there is none. */
export function findFirefox(
  named = process.env['PORTICO_FIREFOX'],
  exists: (file: string) => boolean = existsSync,
): string | null {
  const file = named || DEBIAN;
  if (exists(file)) return file;
  if (named)
    throw new Error(
      `PORTICO_FIREFOX names ${named}, which does not exist: correct the path or unset the variable.`,
    );
  return null;
}
