/** The deepest nesting of brackets in a JSON text; brackets inside strings do not count. */
export function nestingOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of json.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '').matchAll(/[[\]{}]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
