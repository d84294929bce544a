import { escapeHtml as escape } from '../../serve/document/escapeHtml.ts';
import { wordsOf } from '../causes/Change.ts';
import { reportScript } from './reportScript.ts';
import { reportStyle } from './reportStyle.ts';
import {
  openDifferences,
  type Review,
  type ReviewedCluster,
  type ReviewedGroup,
  type ReviewedPicture,
} from './Review.ts';

/** So many different differences of a cause are shown; the rest is named. */
const SHOWN = 30;

const png = (data: string): string => `data:image/png;base64,${data}`;

const nameOf = ({ title, name, mode }: ReviewedPicture): string =>
  `${title} / ${name}${mode === '' ? '' : ` [${mode}]`}`;

const listed = (pictures: readonly ReviewedPicture[]): string =>
  `<ul>${pictures
    .map((picture) => {
      const failed =
        picture.failure === null ? '' : ` <em>Its play failed: ${escape(picture.failure)}</em>`;
      return `<li>${escape(nameOf(picture))}${failed}</li>`;
    })
    .join('')}</ul>`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const titleOf = ({ causes }: ReviewedGroup): string =>
  causes.length === 0
    ? 'No change explains these'
    : causes.map((cause) => escape(wordsOf(cause))).join('<br>');

function clusterHtml(cluster: ReviewedCluster, what: string): string {
  const { signature, accepted, pictures, pixels, before, after, mask } = cluster;
  const [first] = pictures;
  if (first === undefined) return '';
  const others =
    pictures.length === 1
      ? ''
      : `<details><summary>The same in ${counted(pictures.length - 1, 'other picture')}</summary>${listed(pictures.slice(1))}</details>`;
  const decision =
    accepted === null
      ? `<label><input type="checkbox" data-signature="${signature}" data-what="${escape(what)}"> accept</label>`
      : `<small>accepted by ${escape(accepted)}</small>`;
  return `<article data-accepted="${accepted !== null}"><h3>${escape(nameOf(first))} <small>${counted(pixels, 'pixel')}, ${counted(pictures.length, 'picture')}</small> ${decision}</h3>
<div class="sides"><figure class="before"><img loading="lazy" alt="before" src="${png(before)}"><figcaption>before</figcaption></figure>
<figure class="after"><img loading="lazy" alt="after" src="${png(after)}"><figcaption>after</figcaption></figure>
<figure class="mask"><img loading="lazy" alt="what differs" src="${png(mask)}"></figure>
<input class="slider" type="range" min="0" max="100" value="50" aria-label="how much of the picture before"></div>
${first.failure === null ? '' : `<em>Its play failed: ${escape(first.failure)}</em>`}${others}</article>`;
}

function groupHtml(group: ReviewedGroup): string {
  const { causes, clusters } = group;
  const count = clusters.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const what = causes.map(wordsOf).join('; ') || 'unexplained';
  const rest = clusters.slice(SHOWN).flatMap(({ pictures }) => pictures);
  const more =
    rest.length === 0
      ? ''
      : `<details><summary>And ${counted(rest.length, 'picture')} more; \`-- --grep\` shows some of them</summary>${listed(rest)}</details>`;
  return `<section><h2>${titleOf(group)} <small>${counted(count, 'picture')}, ${counted(clusters.length, 'difference')}</small></h2>
${clusters
  .slice(0, SHOWN)
  .map((cluster) => clusterHtml(cluster, what))
  .join('\n')}${more}</section>`;
}

function newHtml({ added, removed }: Review): string {
  const shown = added
    .slice(0, SHOWN)
    .map(
      (one) =>
        `<article><h3>${escape(nameOf(one))}</h3><figure><img loading="lazy" alt="" src="${png(one.picture)}"></figure></article>`,
    );
  const rest = added.slice(SHOWN);
  return [
    added.length === 0
      ? ''
      : `<section><h2>New <small>${counted(added.length, 'picture')}</small></h2>${shown.join('\n')}${rest.length === 0 ? '' : listed(rest)}</section>`,
    removed.length === 0
      ? ''
      : `<section><h2>Removed <small>${counted(removed.length, 'picture')}</small></h2>${listed(removed)}</section>`,
  ].join('\n');
}

const failedHtml = ({ failed }: Review): string =>
  failed.length === 0
    ? ''
    : `<section><h2>Plays that fail <small>${failed.length}</small></h2>${listed(failed)}</section>`;

const unseenHtml = ({ unseen }: Review): string =>
  unseen.length === 0
    ? ''
    : `<section><h2>Changed, and seen in no picture <small>${unseen.length}</small></h2><ul>${unseen
        .map((change) => `<li>${escape(wordsOf(change))}</li>`)
        .join('')}</ul></section>`;

/** The result in one line. */
export const summaryOf = (review: Review): string => {
  const { groups, failed, added, removed, planned, compared } = review;
  const all = groups.flatMap(({ clusters }) => clusters);
  const open = openDifferences(review);
  const differing = all.reduce((sum, { pictures }) => sum + pictures.length, 0);
  return `${planned} pictures, ${compared} compared, ${differing} differ in ${counted(all.length, 'way')} (${differing - open} accepted), ${added.length} new, ${removed.length} removed, ${counted(failed.length, 'play')} failed`;
};

/**
 * The review as one file that needs nothing beside it: what changed, by cause, each difference once.
 * @param tokens Portico's tokens, as CSS
 */
export function reportHtml(review: Review, tokens: string): string {
  const { ref, commit } = review.base;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Portico: visual review</title><style>${tokens}${reportStyle}</style></head>
<body data-view="sides">
<header><h1>What changed since ${escape(ref)} <small>${escape(commit.slice(0, 8))}</small></h1>
<p>${escape(summaryOf(review))}</p>
<fieldset><legend>view</legend>${['sides', 'slider', 'overlay', 'blink']
    .map(
      (view, index) =>
        `<label><input type="radio" name="view" value="${view}"${index === 0 ? ' checked' : ''}> ${view}</label>`,
    )
    .join('')}</fieldset>
<label><input type="checkbox" id="open"> only what is not accepted</label>
<form><label>your name <input name="by" required autocomplete="name"></label> <button>Save what is accepted</button> <output></output></form>
</header>
<main>${review.groups.map(groupHtml).join('\n')}
${newHtml(review)}
${failedHtml(review)}
${unseenHtml(review)}
${review.groups.length + review.added.length + review.removed.length === 0 ? '<p>Nothing looks different.</p>' : ''}</main>
<script>${reportScript}</script></body></html>
`;
}
