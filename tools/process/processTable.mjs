// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** @typedef {{ pid: number, parent: number, group: number }} ProcessEntry */

/**
 * The processes that run now. Zombies are left out: they hold nothing and only wait to be read.
 * Linux is read from /proc, because slim images have no `ps`.
 *
 * @returns {ProcessEntry[]}
 */
export function processTable() {
  if (process.platform === 'win32') return [];
  if (process.platform !== 'linux') {
    return parsePs(
      execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' }),
    );
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      } catch {
        return []; // it ended between the listing and the reading
      }
    });
}

/**
 * One line of /proc/<pid>/stat: `pid (name) state parent group ...`; the name may hold anything.
 *
 * @param {string} text
 * @returns {ProcessEntry[]} empty for a zombie
 */
export function parseStat(text) {
  const [state = 'X', parent, group] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return entry(text.slice(0, text.indexOf(' ')), parent, group, state);
}

/**
 * @param {string} text lines of `pid ppid pgid stat`
 * @returns {ProcessEntry[]}
 */
export function parsePs(text) {
  return text.split('\n').flatMap((line) => {
    const [pid, parent, group, state = 'X'] = line.trim().split(/\s+/);
    return entry(pid, parent, group, state);
  });
}

/**
 * A leader's family: its group and all descendants, since some make a group of their own
 * (Playwright gives each browser one) and a signal to the group alone would miss them.
 *
 * @param {number} leader
 * @param {readonly ProcessEntry[]} table
 * @param {ReadonlySet<number>} known members seen earlier, whose parents may have gone since
 * @returns {Set<number>} those that still run
 */
export function familyOf(leader, table, known = new Set()) {
  const family = new Set();
  let size = -1;
  while (size !== family.size) {
    size = family.size;
    for (const { pid, parent, group } of table) {
      if (pid === leader || group === leader || known.has(pid) || family.has(parent)) {
        family.add(pid);
      }
    }
  }
  return family;
}

/**
 * @param {string | undefined} pid
 * @param {string | undefined} parent
 * @param {string | undefined} group
 * @param {string} state
 * @returns {ProcessEntry[]}
 */
function entry(pid, parent, group, state) {
  if (/^[ZX]/.test(state)) return [];
  return [{ pid: Number(pid), parent: Number(parent), group: Number(group) }];
}
