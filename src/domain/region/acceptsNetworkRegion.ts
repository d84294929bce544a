/** Other names of a region code in answers of the network check. Source: S-081. */
const aliases: Readonly<Record<string, string>> = { UK: 'GB' };

/** Whether a user of this network may register here; an empty list accepts every network. Source: A§4, S-081. */
export function acceptsNetworkRegion(allow: readonly string[], networkRegion: string): boolean {
  const code = networkRegion.toUpperCase();
  return allow.length === 0 || allow.includes(aliases[code] ?? code);
}
