type Codes = Readonly<Record<string, unknown>>;

/** The error codes of the catalogue, as `passport.1023`, that no scenario causes at any call. */
export function codesWithoutScenario(
  { passport, product }: { readonly passport: Codes; readonly product: Codes },
  scenarios: readonly string[],
): readonly string[] {
  return Object.entries({ passport, product })
    .flatMap(([service, entries]) => Object.keys(entries).map((code) => `${service}.${code}`))
    .filter((code) => !scenarios.some((name) => name.startsWith(`${code}@`)));
}
