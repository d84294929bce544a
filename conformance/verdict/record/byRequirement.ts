/** Requirements of some regions: each once, with its regions. */
export function byRequirement(
  ofRegions: readonly { readonly region: string; readonly ids: readonly string[] }[],
): readonly { readonly id: string; readonly regions: readonly string[] }[] {
  const pairs = ofRegions.flatMap(({ region, ids }) => ids.map((id) => ({ region, id })));
  return [...Map.groupBy(pairs, ({ id }) => id)].map(([id, own]) => ({
    id,
    regions: own.map(({ region }) => region),
  }));
}
