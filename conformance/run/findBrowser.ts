import { spawnSync } from 'node:child_process';
import { readBrowser, type Browser } from '../support/settings.ts';

/** Asks the project's tool for a browser. @throws Error with what the tool said when there is none. */
export function findBrowser(root: string): Browser {
  const args = ['tools/browser/printBrowser.mjs'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`No browser to judge with. ${stderr.trim() || stdout.trim()}`);
  return readBrowser(stdout);
}
