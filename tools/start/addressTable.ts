/** The addresses of everything that runs, a line each, as one aligned table. */
export function addressTable(addresses: readonly (readonly [name: string, url: string])[]): string {
  const width = Math.max(...addresses.map(([name]) => name.length));
  return addresses.map(([name, url]) => `  ${name.padEnd(width)}   ${url}`).join('\n');
}
