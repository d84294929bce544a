const names: readonly (readonly [RegExp, string])[] = [
  [/^src\/components\/(\w+)\//, 'Component'],
  [/^src\/features\/([\w-]+)\//, 'Feature'],
  [/^src\/flows\/([\w-]+)\//, 'Flow'],
  [/^stories\/.*\/(\w+)(?:\.generated)?\.stories\.tsx$/, 'Story file'],
];

/** Under which name a changed file stands: `Component OtpField`, `Feature landing`, else its path. */
export function codeName(file: string): string {
  if (file === 'package-lock.json') return 'Packages (package-lock.json)';
  for (const [pattern, kind] of names) {
    const name = pattern.exec(file)?.[1];
    if (name !== undefined) return `${kind} ${name}`;
  }
  return file;
}
