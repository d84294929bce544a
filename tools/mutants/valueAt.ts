import { isGroup } from '../regions/leavesOf.ts';

/** The value of a field by its dotted path; undefined where there is none. */
export const valueAt = (group: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (isGroup(at) ? Reflect.get(at, name) : undefined), group);

/** The same data with another value in one field. */
export function withValue(group: object, path: string, value: unknown): object {
  const [name = '', ...rest] = path.split('.');
  const inner: unknown = Reflect.get(group, name);
  const inside = rest.length > 0 && isGroup(inner);
  return { ...group, [name]: inside ? withValue(inner, rest.join('.'), value) : value };
}
