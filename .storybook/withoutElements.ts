import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Whether a value is an element or a component of React, or holds one. */
function holdsElement(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || depth > 4) return false;
  if ('$$typeof' in value) return true;
  return Object.values(value).some((part) => holdsElement(part, depth + 1));
}

/** Takes the control from args that hold elements: Storybook would show their inner fields. */
export const withoutElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      holdsElement(initialArgs[name]) ? { ...argType, control: false as const } : argType,
    ]),
  );
