import { isGroup } from '../../src/domain/region/isGroup.ts';

/** The fields that hold a value, each by its dotted path, in their order. */
export function valuesOf(group: object, path = ''): readonly (readonly [string, unknown])[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return isGroup(value) ? valuesOf(value, at) : [[at, value] as const];
  });
}
