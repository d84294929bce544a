import { escapeHtml as escape } from '../../serve/document/escapeHtml.ts';
import { wordsOf } from '../causes/Change.ts';
import { clusterHtml, namedCluster, png } from './clusterHtml.ts';
import { reportScript } from './reportScript.ts';
import { reportStyle } from './reportStyle.ts';
import {
  openClusters,
  openDifferences,
  openOf,
  type Review,
  type ReviewedGroup,
} from './Review.ts';
import { counted, listed, nameOf } from './words.ts';

/** So many different differences of a cause are shown; the rest is named. */
const SHOWN = 30;

const UNEXPLAINED = 'No change explains these';

const titleOf = ({ causes }: ReviewedGroup): string =>
  causes.length === 0 ? UNEXPLAINED : causes.map((cause) => escape(wordsOf(cause))).join('<br>');

const sizeOf = ({ clusters }: ReviewedGroup): string =>
  `${counted(
    clusters.reduce((sum, { pictures }) => sum + pictures.length, 0),
    'picture',
  )} in ${counted(clusters.length, 'way')}`;

const placeOf = (index: number): string => `cause-${index + 1}`;

/** What there is to look at, in the order of the page. */
const contentsHtml = (groups: readonly ReviewedGroup[]): string =>
  groups.length < 2
    ? ''
    : `<nav aria-label="causes"><ol>${groups
        .map(
          (group, index) =>
            `<li><a href="#${placeOf(index)}">${titleOf(group)}</a> <small>${sizeOf(group)}</small></li>`,
        )
        .join('')}</ol></nav>`;

function groupHtml(group: ReviewedGroup, index: number): string {
  const { causes, clusters } = group;
  const what = causes.map(wordsOf).join('; ') || 'unexplained';
  const open = openOf(clusters).length;
  const rest = clusters.slice(SHOWN);
  const all =
    open < 2 ? '' : ` <label><input type="checkbox" data-all> accept all ${open} ways</label>`;
  const more =
    rest.length === 0
      ? ''
      : `<details><summary>And ${counted(rest.length, 'way')} more; \`-- --grep\` shows some of them</summary><ul>${rest
          .map((cluster) => namedCluster(cluster, what))
          .join('')}</ul></details>`;
  return `<section id="${placeOf(index)}"><h2>${titleOf(group)} <small>${sizeOf(group)}</small>${all}</h2>
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

const unseenHtml = ({ unseen, isPart }: Review): string =>
  unseen.length === 0
    ? ''
    : `<section><h2>Changed, and seen in ${isPart ? 'none of the chosen pictures' : 'no picture'} <small>${unseen.length}</small></h2><ul>${unseen
        .map((change) => `<li>${escape(wordsOf(change))}</li>`)
        .join('')}</ul></section>`;

/** The result in one line. */
export const summaryOf = (review: Review): string => {
  const { groups, failed, added, removed, planned, compared } = review;
  const all = groups.flatMap(({ clusters }) => clusters);
  const open = openDifferences(review);
  const differing = all.reduce((sum, { pictures }) => sum + pictures.length, 0);
  return `${counted(planned, 'picture')}, ${compared} compared: ${differing} differ in ${counted(all.length, 'way')}, ${differing - open} of them accepted; ${added.length} new, ${removed.length} removed; ${counted(failed.length, 'play')} failed`;
};

/** A line for each cause of what differs and nobody accepted. */
export const openCausesOf = ({ groups }: Review): readonly string[] =>
  groups
    .map(({ causes, clusters }) => ({ causes, clusters: openOf(clusters) }))
    .filter(({ clusters }) => clusters.length > 0)
    .map((group) => {
      const words = group.causes.map(wordsOf).join('; ') || UNEXPLAINED;
      return `${words}: ${sizeOf(group)}`;
    });

/**
 * A line for each way in which pictures differ and that nobody accepted: the first of its pictures, by
 * name, how much of it differs, and how many more differ in the same way.
 */
export const openWaysOf = (review: Review): readonly string[] =>
  openClusters(review).map(({ pictures, pixels }) => {
    const [first = '', ...others] = pictures.map(nameOf);
    const same = others.length === 0 ? '' : `, and ${counted(others.length, 'picture')} like it`;
    return `${first}: ${counted(pixels, 'pixel')}${same}`;
  });

/** The switches of the page's own pictures. */
const viewsHtml = `<fieldset><legend>view</legend>${['sides', 'slider', 'overlay', 'blink']
  .map(
    (view, index) =>
      `<label><input type="radio" name="view" value="${view}"${index === 0 ? ' checked' : ''}> ${view}</label>`,
  )
  .join('')}</fieldset>
<label><input type="checkbox" data-switch="marked" checked> mark what differs</label>
<label><input type="checkbox" data-switch="whole"> in full size</label>
<label><input type="checkbox" data-switch="open"> only what is not accepted</label>`;

/**
 * The review as one file that needs nothing beside it: what changed, by cause, each difference once.
 * @param tokens Portico's tokens, as CSS
 */
export function reportHtml(review: Review, tokens: string): string {
  const { ref, commit } = review.base;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Portico: visual review</title><style>${tokens}${reportStyle}</style></head>
<body data-view="sides" data-marked>
<header><h1>What changed since ${escape(ref)} <small>${escape(commit.slice(0, 8))}</small></h1>
<p>${escape(summaryOf(review))}</p>
${viewsHtml}
<form><label>your name <input name="by" required autocomplete="name"></label> <button>Save what is accepted</button> <output></output></form>
</header>
<main>${contentsHtml(review.groups)}
${review.groups.map(groupHtml).join('\n')}
${newHtml(review)}
${failedHtml(review)}
${unseenHtml(review)}
${review.groups.length + review.added.length + review.removed.length === 0 ? '<p>Nothing looks different.</p>' : ''}</main>
<script>${reportScript}</script></body></html>
`;
}
