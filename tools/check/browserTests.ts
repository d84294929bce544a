/** The sources of the browser tests and of what they are made of, by their paths from here. */
export const browserTests = import.meta.glob<string>(
  ['../../conformance/**/*.ts', '../quality/**/*.ts', '../mutation/**/*.ts'],
  { eager: true, query: '?raw', import: 'default' },
);
