import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { Failure } from '../process/Failure.mjs';

/** Where systems put servers; an ordinary user's path often lacks it. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/opt/homebrew/bin'];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The nginx of this machine.
 * @throws {Failure} that says how to install one
 */
export function findNginx(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const found = [...folders, ...serverFolders]
    .map((folder) => path.join(folder, 'nginx'))
    .find(isProgram);
  if (found !== undefined) return found;
  throw new Failure(
    'There is no nginx on this machine. Install one (Debian: `apt-get install nginx-light`; macOS: `brew install nginx`) and run this again.',
  );
}
