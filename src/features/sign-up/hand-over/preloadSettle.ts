import type { Client } from '../../../api/client.ts';
import { readMainManifest, readSettleManifest } from '../../../api/contracts/assets.ts';
import { readPreloadConfig } from '../../../api/contracts/product/preload.ts';
import type { Report } from '../../../telemetry/createReporter.ts';

/** Prefetches one file; resolves when the browser has it, or cannot get it. */
function prefetch(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
}

/**
 * Prefetches the files of the verification page: the packages of the configuration and the files of
 * the two manifests. One file at a time, so that a server that never answers holds one connection. A
 * failure is only reported. Source: A§7, B§7, S-165.
 */
export async function preloadSettle(
  call: Client,
  report: Report,
  add: (href: string) => Promise<unknown> = prefetch,
): Promise<void> {
  const [config, ...manifests] = await Promise.all([
    call(readPreloadConfig, {}),
    call(readMainManifest, {}),
    call(readSettleManifest, {}),
  ]);
  const files = config.ok ? [...config.data.tcc_config.settle] : [];
  if (!config.ok) report({ name: 'prefetch.failed', url: readPreloadConfig.path });
  for (const [index, manifest] of manifests.entries()) {
    const { path } = [readMainManifest, readSettleManifest][index] ?? readMainManifest;
    if (!manifest.ok) report({ name: 'prefetch.failed', url: path });
    else files.push(...manifest.data.purePathList.map((file) => manifest.data.publicUrl + file));
  }
  for (const file of files) await add(file);
}
