// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { runQuietly } from '../process/runQuietly.mjs';

/** Whether this is Debian, or a child of it such as Ubuntu, and the user may install packages. */
export function canInstallDebianPackages() {
  return isDebian() && process.getuid?.() === 0;
}

/** Whether this is Debian or a child of it such as Ubuntu. */
export function isDebian() {
  if (!existsSync('/etc/os-release') || !existsSync('/usr/bin/apt-get')) return false;
  return /^ID(_LIKE)?=.*\bdebian\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

let listsAreFresh = false;

/**
 * Installs Debian packages; the package lists are fetched once per process.
 *
 * @param {readonly string[]} packages
 * @param {AbortSignal} signal
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function installDebianPackages(packages, signal) {
  if (!listsAreFresh) {
    const update = await aptGet(['update'], signal, 'Fetching the lists of Debian packages');
    if (!update.ok) return update;
    listsAreFresh = true;
  }
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  return aptGet(args, signal, `Installing ${packages.join(', ')}`);
}

/**
 * @param {readonly string[]} args
 * @param {AbortSignal} signal
 * @param {string} doing
 */
function aptGet(args, signal, doing) {
  return runQuietly('apt-get', ['-o', 'DPkg::Lock::Timeout=60', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    signal,
    doing,
    done: `${doing}: done`,
  });
}
