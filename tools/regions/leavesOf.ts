/** Whether a field holds further fields; a list is a value. */
export const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that hold a value, each by its dotted path, in their order. */
export function leavesOf(group: object, path = ''): readonly (readonly [string, unknown])[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return isGroup(value) ? leavesOf(value, at) : [[at, value] as const];
  });
}
