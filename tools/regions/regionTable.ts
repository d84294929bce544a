import { kindOf, type SourceKind } from './kindOf.ts';
import type { SourcedRegion } from './loadSourcedRegions.ts';
import { valuesOf } from './valuesOf.ts';

/** A value of a field, where it comes from, and the regions that have it from there. */
export interface TableRow {
  readonly value: unknown;
  /** `B§9` or `S-020`; empty where none is given. */
  readonly source: string;
  readonly kind: SourceKind;
  readonly regions: readonly string[];
}

/** Every field by its dotted path, with its values. */
export type RegionTable = Readonly<Record<string, readonly TableRow[]>>;

/** All regions by field: equal values from one source share a row, facts before decisions. */
export function regionTable(regions: readonly SourcedRegion[]): RegionTable {
  const cells = regions.flatMap(({ region, sources }) =>
    valuesOf(region).map(([field, value]) => {
      const source = sources.get(field) ?? '';
      return { id: region.id, field, value, source, row: JSON.stringify([value, source]) };
    }),
  );
  const table = Object.entries(Object.groupBy(cells, ({ field }) => field)).map(
    ([field, inField = []]) => {
      const rows = Object.values(Object.groupBy(inField, ({ row }) => row)).flatMap((same = []) => {
        const [first] = same;
        if (first === undefined) return [];
        const { value, source } = first;
        return [{ value, source, kind: kindOf(source), regions: same.map(({ id }) => id) }];
      });
      return [field, rows.toSorted((a, b) => a.source.localeCompare(b.source))] as const;
    },
  );
  // Some regions hold null where others hold fields; what belongs together stays together.
  const groupOf = (field: string): string => field.split('.')[0] ?? '';
  const groups = [...new Set(table.map(([field]) => groupOf(field)))];
  const positionOf = ([field]: readonly [string, unknown]): number =>
    groups.indexOf(groupOf(field));
  return Object.fromEntries(table.toSorted((a, b) => positionOf(a) - positionOf(b)));
}
