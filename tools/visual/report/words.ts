import { escapeHtml as escape } from '../../serve/document/escapeHtml.ts';
import type { ReviewedPicture } from './Review.ts';

/** `1 picture`, `2 pictures`. */
export const counted = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;

/** What a picture shows, for a reader. */
export const nameOf = ({ title, name, mode }: ReviewedPicture): string =>
  `${title} / ${name}${mode === '' ? '' : ` [${mode}]`}`;

/** Pictures as an HTML list, each with how its play failed. */
export const listed = (pictures: readonly ReviewedPicture[]): string =>
  `<ul>${pictures
    .map((picture) => {
      const failed =
        picture.failure === null ? '' : ` <em>Its play failed: ${escape(picture.failure)}</em>`;
      return `<li>${escape(nameOf(picture))}${failed}</li>`;
    })
    .join('')}</ul>`;
