import type { Client } from '../../../api/client.ts';
import { readMainManifest, readSettleManifest } from '../../../api/contracts/assets.ts';
import { readPreloadConfig } from '../../../api/contracts/product/preload.ts';
import type { Report } from '../../../telemetry/createReporter.ts';

/** Adds a prefetch link, which the browser loads when idle. */
function prefetch(href: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}

/**
 * Prefetches the files of the verification page: the packages of the configuration and the files of
 * the two manifests. A failure is only reported. Source: A§7, B§7, S-165.
 */
export async function preloadSettle(
  call: Client,
  report: Report,
  add: (href: string) => void = prefetch,
): Promise<void> {
  const [config, ...manifests] = await Promise.all([
    call(readPreloadConfig, {}),
    call(readMainManifest, {}),
    call(readSettleManifest, {}),
  ]);
  if (config.ok) for (const href of config.data.tcc_config.settle) add(href);
  else report({ name: 'prefetch.failed', url: readPreloadConfig.path });
  for (const [index, manifest] of manifests.entries()) {
    const { path } = [readMainManifest, readSettleManifest][index] ?? readMainManifest;
    if (!manifest.ok) report({ name: 'prefetch.failed', url: path });
    else for (const file of manifest.data.purePathList) add(manifest.data.publicUrl + file);
  }
}
