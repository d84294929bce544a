import { escapeHtml as escape } from '../../serve/document/escapeHtml.ts';
import type { Size } from '../../quality/stories/sizes.ts';
import type { Part } from '../compare/comparePngs.ts';
import type { ReviewedCluster } from './Review.ts';
import { counted, listed, nameOf } from './words.ts';

/** A PNG in base64 as an address. */
export const png = (data: string): string => `data:image/png;base64,${data}`;

/** How far a marker stands from what it marks. Pixels. */
const MARGIN = 6;

/** Frames round the parts of a picture that differ. */
const markers = (parts: readonly Part[], { width, height }: Size): string =>
  `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${parts
    .map(
      (part) =>
        `<rect x="${part.x - MARGIN}" y="${part.y - MARGIN}" width="${part.width + 2 * MARGIN}" height="${part.height + 2 * MARGIN}"/>`,
    )
    .join('')}</svg>`;

/** Whether a difference is accepted, and the box to accept it. */
const decision = ({ signature, accepted }: ReviewedCluster, what: string): string =>
  accepted === null
    ? `<label><input type="checkbox" data-signature="${signature}" data-what="${escape(what)}"> accept</label>`
    : `<small>accepted by ${escape(accepted)}</small>`;

const shot = (side: 'before' | 'after', cluster: ReviewedCluster): string =>
  `<figure class="${side}"><figcaption>${side}</figcaption><div class="shot"><img loading="lazy" alt="${side}" src="${png(cluster[side])}">${markers(cluster.parts, cluster.sizes[side])}</div></figure>`;

/** A difference, once, with the pictures that share it. @param what its cause, for the list of what is accepted */
export function clusterHtml(cluster: ReviewedCluster, what: string): string {
  const { accepted, pictures, pixels, mask } = cluster;
  const [first] = pictures;
  if (first === undefined) return '';
  const others =
    pictures.length === 1
      ? ''
      : `<details><summary>The same in ${counted(pictures.length - 1, 'other picture')}</summary>${listed(pictures.slice(1))}</details>`;
  return `<article data-accepted="${accepted !== null}"><h3>${escape(nameOf(first))} <small>${counted(pixels, 'pixel')}, ${counted(pictures.length, 'picture')}</small> ${decision(cluster, what)}</h3>
<div class="sides">${shot('before', cluster)}
${shot('after', cluster)}
<figure class="mask"><figcaption>after, with what differs in red</figcaption><img loading="lazy" alt="what differs" src="${png(mask)}"></figure>
<input class="slider" type="range" min="0" max="100" value="50" aria-label="how much of the picture before"></div>
${first.failure === null ? '' : `<em>Its play failed: ${escape(first.failure)}</em>`}${others}</article>`;
}

/** A difference without its pictures: what it is in, and the box to accept it. */
export const namedCluster = (cluster: ReviewedCluster, what: string): string =>
  `<li data-accepted="${cluster.accepted !== null}">${cluster.pictures.map((picture) => escape(nameOf(picture))).join('<br>')} ${decision(cluster, what)}</li>`;
