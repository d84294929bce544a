/** How deep the brackets of a JSON text are nested, at most; brackets inside its texts do not count. */
export function nestingOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of json.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '').matchAll(/[[\]{}]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
