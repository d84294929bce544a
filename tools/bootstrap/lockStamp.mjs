// @ts-check
import { createHash } from 'node:crypto';

/** @typedef {{ platform: string, arch: string }} Machine */
/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 */

/**
 * What the stamp file holds after an installation: which lock file, on what kind of machine.
 *
 * @param {string} lockText
 * @param {Machine} machine
 */
export function fingerprint(lockText, { platform, arch }) {
  return `${createHash('sha256').update(lockText).digest('hex')} ${platform}-${arch}\n`;
}

/**
 * Whether npm's own record of node_modules (node_modules/.package-lock.json, written last) is what
 * `npm ci` would make of the lock file on this machine.
 *
 * @param {string} lockText
 * @param {string} installedText
 * @param {Machine} machine
 */
export function sameTree(lockText, installedText, machine) {
  const locked = packagesOf(lockText);
  const installed = packagesOf(installedText);
  return (
    [...locked].every(([where, wanted]) => {
      const found = installed.get(where);
      return found === undefined ? mayBeAbsent(wanted, machine) : isSame(wanted, found);
    }) && [...installed].every(([where, found]) => locked.has(where) && fits(found, machine))
  );
}

/**
 * @param {string} text
 * @returns {Map<string, LockedPackage>} by place, without the project itself
 */
function packagesOf(text) {
  /** @type {{ packages?: Record<string, LockedPackage> }} */
  const { packages = {} } = JSON.parse(text);
  return new Map(Object.entries(packages).filter(([where]) => where !== ''));
}

/**
 * @param {LockedPackage} a
 * @param {LockedPackage} b
 */
function isSame(a, b) {
  return a.version === b.version && a.integrity === b.integrity;
}

/**
 * Only packages bound to a platform are absent by right; for those bound to a C library npm alone
 * knows, and those without any binding come and go with their dependents.
 *
 * @param {LockedPackage} wanted
 * @param {Machine} machine
 */
function mayBeAbsent(wanted, machine) {
  if (wanted.optional !== true) return false;
  const bound = wanted.os !== undefined && wanted.cpu !== undefined && wanted.libc === undefined;
  return !bound || !fits(wanted, machine);
}

/**
 * @param {LockedPackage} found
 * @param {Machine} machine
 */
function fits({ os, cpu }, { platform, arch }) {
  return allows(os, platform) && allows(cpu, arch);
}

/**
 * @param {string | string[] | undefined} list names, or refused names like `!win32`
 * @param {string} name
 */
function allows(list, name) {
  if (list === undefined) return true;
  const names = [list].flat();
  if (names.includes(`!${name}`)) return false;
  return names.every((other) => other.startsWith('!')) || names.includes(name);
}
