/**
 * The address of a story, relative to a frame inside Storybook.
 *
 * @param globals what it sets in the toolbar, as `region:gb`
 */
export const storyAddress = (id: string, globals?: string): string =>
  `./?path=/story/${id}${globals === undefined ? '' : `&globals=${globals}`}`;
