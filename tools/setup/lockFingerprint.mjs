// @ts-check
import { createHash } from 'node:crypto';

/** @typedef {{ platform: string, arch: string }} Machine */
/** @typedef {string | string[]} Names names, or refused names like `!win32` */
/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {Names} [os]
 * @property {Names} [cpu]
 * @property {Names} [libc]
 */

/**
 * What the mark in node_modules holds after an installation: which lock file, on what kind of machine.
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
export function sameTree(lockText, installedText, { platform, arch }) {
  const locked = packagesOf(lockText);
  const installed = packagesOf(installedText);
  const fits = (/** @type {LockedPackage} */ { os, cpu }) =>
    allows(os, platform) && allows(cpu, arch);
  return (
    [...installed].every(([path, found]) => locked.has(path) && fits(found)) &&
    [...locked].every(([path, wanted]) => {
      const found = installed.get(path);
      if (found) return found.version === wanted.version && found.integrity === wanted.integrity;
      // A package bound to another platform may be absent, and so may one that npm alone can decide
      // about: bound to a C library, or to nothing, when it comes and goes with its dependents.
      return wanted.optional === true && !(wanted.os && wanted.cpu && !wanted.libc && fits(wanted));
    })
  );
}

/**
 * @param {string} text
 * @returns {Map<string, LockedPackage>} by path, without the project itself
 */
function packagesOf(text) {
  const { packages = {} } = JSON.parse(text);
  return new Map(Object.entries(packages).filter(([path]) => path !== ''));
}

/** @param {Names | undefined} list @param {string} name */
function allows(list, name) {
  const names = [list ?? []].flat();
  if (names.includes(`!${name}`)) return false;
  return names.every((other) => other.startsWith('!')) || names.includes(name);
}
