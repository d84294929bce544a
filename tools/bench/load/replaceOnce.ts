/** @throws Error when the page has no such part */
export function replaceOnce(page: string, part: RegExp, by: string): string {
  if (!part.test(page))
    throw new Error(`The register page has no ${String(part)} any more; fix tools/bench/load.`);
  return page.replace(part, () => by);
}
