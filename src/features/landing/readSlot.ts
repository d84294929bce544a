import type { Client } from '../../api/client.ts';
import { readResources } from '../../api/contracts/product/content.ts';
import type { MediaRule } from '../../domain/landing/allowedMedia.ts';
import {
  readContent,
  type Resources,
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
  /** The region of the market that the user has chosen; the site's own where there is no choice. */
  readonly market?: number | null;
}

export interface ContentReader {
  /** The content of a slot in a language; none where the module shows its built-in default. Never rejects. */
  readonly read: <Item>(
    slot: Slot,
    shape: Shape<Item>,
    language: string,
  ) => Promise<SlotContent<Item>>;
  /** Asks for slots; resolves once each has answered. Never rejects. */
  readonly load: (slots: readonly Slot[]) => Promise<unknown>;
  /** Gives what has arrived by now; what arrives later does not change it. */
  readonly snapshot: () => ContentSnapshot;
}

/** The content that had arrived at one moment: none for a slot that had not answered. */
export interface ContentSnapshot {
  readonly read: <Item>(slot: Slot, shape: Shape<Item>, language: string) => SlotContent<Item>;
}

interface Asked<Item> {
  readonly slot: Slot;
  readonly shape: Shape<Item>;
  readonly language: string;
}

/**
 * Reads managed content; requests each slot once. Events name the slot and hold no content. Source:
 * B§2 (LAND-022), B§3, B§7 (LAND-027 to LAND-029, TRACK-008), S-123.
 */
export function createContentReader(deps: ContentReaderDeps): ContentReader {
  const { call, report, region, media, market = null } = deps;
  const requested = new Map<string, Promise<Resources>>();
  const arrived = new Map<string, Resources>();
  const unparsable = new Set<string>();

  async function request(name: string): Promise<Resources> {
    report({ name: 'placement_show', slot: name });
    const answer = await call(readResources, {
      resource_module_name: name,
      region: market === null ? region.defaultRegionCode : String(market),
    });
    if (!answer.ok) report({ name: 'content.refused', slot: name, code: answer.error.code });
    const resources = answer.ok ? answer.data.resources : [];
    arrived.set(name, resources);
    return resources;
  }

  function resourcesOf(name: string): Promise<Resources> {
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

  const nameOf = (slot: Slot): string => resourceModuleName(slot, region.landing);

  function contentOf<Item>(
    resources: Resources,
    { slot, shape, language }: Asked<Item>,
  ): SlotContent<Item> {
    const onUnparsable = () => reportUnparsable(nameOf(slot));
    return readContent(resources, shape, { language, media, onUnparsable });
  }

  return {
    read: async (slot, shape, language) =>
      contentOf(await resourcesOf(nameOf(slot)), { slot, shape, language }),
    load: (slots) => Promise.all(slots.map((slot) => resourcesOf(nameOf(slot)))),
    snapshot() {
      const until = new Map(arrived);
      return {
        read: (slot, shape, language) =>
          contentOf(until.get(nameOf(slot)) ?? [], { slot, shape, language }),
      };
    },
  };
}
