/** Joins class names and leaves out the missing ones. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
