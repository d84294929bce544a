/** The number patterns that the specification gives, by country key. Source: A§5, B§5. */
export const documentedPatterns: ReadonlyMap<string, string> = new Map([
  ['cn', String.raw`^\d{11}$`],
  ['hk', String.raw`^\d{8}$`],
  ['id', String.raw`^\d{9,13}$`],
  ['gb', String.raw`^(?:[1-9]\d{9}|0\d{10})$`],
]);
