import type { Client } from '../../api/client.ts';
import { readResources } from '../../api/contracts/product/content.ts';
import type { MediaRule } from '../../domain/landing/allowedMedia.ts';
import {
  readContent,
  type Resource,
  type SlotContent,
} from '../../domain/landing/content/readContent.ts';
import type { Shape } from '../../domain/landing/content/Shape.ts';
import { resourceModuleName, type Slot } from '../../domain/landing/slots.ts';
import type { RegionConfig } from '../../domain/region/RegionConfig.ts';
import type { Report } from '../../telemetry/createReporter.ts';

interface ContentReaderDeps {
  readonly call: Client;
  readonly report: Report;
  readonly region: Pick<RegionConfig, 'defaultRegionCode' | 'landing'>;
  readonly media: MediaRule;
}

export interface ContentReader {
  /** The content of a slot in a language; none where the module shows its built-in default. Never rejects. */
  readonly read: <Item>(
    slot: Slot,
    shape: Shape<Item>,
    language: string,
  ) => Promise<SlotContent<Item>>;
}

/**
 * Reads managed content; requests each slot once. Events name the slot and hold no content. Source:
 * B§3, B§7 (LAND-027 to LAND-029, TRACK-008), S-123.
 */
export function createContentReader(deps: ContentReaderDeps): ContentReader {
  const { call, report, region, media } = deps;
  const requested = new Map<string, Promise<readonly Resource[]>>();
  const unparsable = new Set<string>();

  async function request(name: string): Promise<readonly Resource[]> {
    report({ name: 'placement_show', slot: name });
    const answer = await call(readResources, {
      resource_module_name: name,
      region: region.defaultRegionCode,
    });
    if (answer.ok) return answer.data.resources;
    report({ name: 'content.refused', slot: name, code: answer.error.code });
    return [];
  }

  function resourcesOf(name: string): Promise<readonly Resource[]> {
    const resources = requested.get(name) ?? request(name);
    requested.set(name, resources);
    return resources;
  }

  /** Reported once, however many items, languages and modules meet it. */
  function reportUnparsable(name: string): void {
    if (unparsable.has(name)) return;
    unparsable.add(name);
    report({ name: 'content.unparsable', slot: name });
  }

  return {
    async read(slot, shape, language) {
      const name = resourceModuleName(slot, region.landing);
      const onUnparsable = () => reportUnparsable(name);
      return readContent(await resourcesOf(name), shape, { language, media, onUnparsable });
    },
  };
}
