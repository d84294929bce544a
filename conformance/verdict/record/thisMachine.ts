import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import type { Settings } from '../../shared/settings.ts';
import type { Machine } from './RunRecord.ts';

/** What a browser says about itself; WebKit's driver and others that say nothing are unknown. */
function versionOf(executable: string): string {
  const { status, stdout } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  return (status === 0 && stdout.trim().split('\n')[0]) || 'unknown';
}

/** The machine that a run runs on, with the browsers that it uses. */
export function thisMachine({
  browser,
  firefox,
  webkit,
}: Pick<Settings, 'browser' | 'firefox' | 'webkit'>): Machine {
  const used = { chromium: browser.path, firefox, webkit };
  const all = cpus();
  return {
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    processors: `${all.length} × ${all[0]?.model ?? 'unknown'}`,
    browsers: Object.fromEntries(
      Object.entries(used)
        .filter(([, path]) => path !== '')
        .map(([name, path]) => [name, versionOf(path)]),
    ),
  };
}
