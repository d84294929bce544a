/** Where each value of a region comes from, by dotted path: `B§9` or `S-020`; empty where nothing is given. */
export type Sources = ReadonlyMap<string, string>;
