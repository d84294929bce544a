import type { RegionConfig } from './RegionConfig.ts';

/** Any of a group's fields. A list is stated whole, and so is a field that may be null. */
type Some<Group> = {
  readonly [Name in keyof Group]?: Group[Name] extends object
    ? Group[Name] extends readonly unknown[]
      ? Group[Name]
      : Some<Group[Name]>
    : Group[Name];
};

/** The fields that no two regions share. */
type OwnName = 'id' | 'name';

/** What the file of a region states: its facts, and where it differs from the defaults. */
export type RegionDifferences = Pick<RegionConfig, OwnName> & Some<Omit<RegionConfig, OwnName>>;

/** What holds for a region that does not state otherwise. */
export type RegionDefaults = Omit<RegionConfig, OwnName>;
