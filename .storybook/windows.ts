/** The windows of the toolbar and of the pictures, by name. CSS pixels. */
export const windows = {
  phone: { name: 'Phone 390', width: 390, height: 844 },
  narrow: { name: 'Narrow 320', width: 320, height: 640 },
  desktop: { name: 'Desktop 1440', width: 1440, height: 900 },
} as const;

/** The windows as Storybook's viewport switch wants them. */
export const viewportOptions = Object.fromEntries(
  Object.entries(windows).map(([id, { name, width, height }]) => [
    id,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
