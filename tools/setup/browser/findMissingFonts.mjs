// @ts-check
import { spawnSync } from 'node:child_process';

/** The scripts that a bare system often lacks, by a language that fontconfig knows them under. */
const SCRIPTS = [
  { script: 'Thai', language: 'th' },
  { script: 'Arabic', language: 'ar' },
  { script: 'Chinese', language: 'zh-cn' },
];

/**
 * The scripts for which this machine has no font, so that pictures and overflow checks would
 * measure empty boxes. macOS and Windows bring them all.
 *
 * @param {string} [platform]
 * @param {(language: string) => boolean} [has]
 * @returns {string[]} names of scripts
 */
export function findMissingFonts(platform = process.platform, has = hasFontFor) {
  if (platform !== 'linux') return [];
  return SCRIPTS.filter(({ language }) => !has(language)).map(({ script }) => script);
}

/** @param {string} language */
function hasFontFor(language) {
  const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], {
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() !== '';
}
