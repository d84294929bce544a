// @ts-check
import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { familyOf, processTable } from './processTable.mjs';

const POLL_MS = 50;
const AFTER_KILL_MS = 2000;

/**
 * Ends a process group and all it started: SIGTERM, then SIGKILL for what is left.
 *
 * @param {number} leader the group leader's pid
 * @param {number} graceMs how long they may take to end by themselves
 * @returns {Promise<void>} resolves when none is left
 */
export async function stopFamily(leader, graceMs) {
  if (process.platform === 'win32') return killFamily(leader);
  let family = familyOf(leader, processTable());
  send(family, 'SIGTERM');
  family = await waitForEnd(leader, family, graceMs);
  send(family, 'SIGKILL');
  await waitForEnd(leader, family, AFTER_KILL_MS);
}

/**
 * The same at once and without waiting, for the moment this process exits.
 *
 * @param {number} leader
 */
export function killFamily(leader) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(leader), '/T', '/F'], { stdio: 'ignore' });
  } else {
    send(familyOf(leader, processTable()), 'SIGKILL');
  }
}

/**
 * @param {number} leader
 * @param {Set<number>} known
 * @param {number} limitMs
 */
async function waitForEnd(leader, known, limitMs) {
  const deadline = Date.now() + limitMs;
  let family = known;
  for (;;) {
    family = familyOf(leader, processTable(), family);
    if (family.size === 0 || Date.now() >= deadline) return family;
    await delay(POLL_MS);
  }
}

/**
 * @param {Set<number>} pids
 * @param {'SIGTERM' | 'SIGKILL'} signal
 */
function send(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended by itself in the meantime, which is what was wanted.
    }
  }
}
