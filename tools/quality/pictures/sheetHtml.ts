import { escapeHtml as escape } from '../../serve/document/escapeHtml.ts';
import type { Picture } from './Picture.ts';
import type { SheetOptions } from './sheetOptions.ts';
import { sheetScript, sheetStyle } from './sheetStyle.ts';

const dimensions = ['theme', 'region', 'language', 'viewport'] as const;

type Dimension = (typeof dimensions)[number];

const valuesOf = (name: Dimension, pictures: readonly Picture[]): readonly string[] =>
  [...new Set(pictures.map((picture) => picture[name]))].toSorted();

/** A switch for what differs; what is the same in all pictures stands once. */
function dimension(name: Dimension, pictures: readonly Picture[]): string {
  const values = valuesOf(name, pictures);
  if (values.length < 2) return `<small>${name} ${escape(values.join())}</small>`;
  const options = values.map((value) => `<option>${escape(value)}</option>`).join('');
  return `<label>${name} <select data-sifts="in-${name}"><option value="">all</option>${options}</select></label>`;
}

function figure(picture: Picture, differing: readonly Dimension[]): string {
  const { id, title, name, theme, region, language, viewport, width, height, data, failure } =
    picture;
  const text = escape(`${title} ${name} ${id}`.toLowerCase());
  const under = escape(differing.map((one) => picture[one]).join(', '));
  const broken = failure === null ? '' : ` <em>Its play failed: ${escape(failure)}</em>`;
  return `<li data-in-theme="${escape(theme)}" data-in-region="${escape(region)}" data-in-language="${escape(language)}" data-in-viewport="${escape(viewport)}" data-text="${text}"><figure>
<img style="--w:${width}" width="${width}" height="${height}" loading="lazy" alt="${escape([name, theme, region, language, viewport].join(', '))}" src="data:image/webp;base64,${data}">
<figcaption><b>${escape(name)}</b> ${under}${broken}</figcaption></figure></li>`;
}

function sectionOf(
  title: string,
  pictures: readonly Picture[],
  differing: readonly Dimension[],
): string {
  const component = title.split('/').at(-1) ?? title;
  const stories = new Set(pictures.map(({ id }) => id)).size;
  return `<section><h3>${escape(component)} <small>${stories}</small></h3><ul>${pictures.map((picture) => figure(picture, differing)).join('\n')}</ul></section>`;
}

/** `Components/Inputs/OtpField` stands under `Components/Inputs`. */
const groupOf = (title: string): string => title.split('/').slice(0, -1).join('/');

/**
 * The contact sheet as one file that needs nothing beside it: all pictures, by group and component, in
 * one scale, with switches for what differs.
 *
 * @param tokens Portico's tokens, as CSS
 */
export function sheetHtml(
  pictures: readonly Picture[],
  tokens: string,
  { heading, scale }: Pick<SheetOptions, 'heading' | 'scale'>,
): string {
  const differing = dimensions.filter((name) => valuesOf(name, pictures).length > 1);
  // Parts before wholes; the stories of one part keep their own order.
  const sorted = pictures.toSorted((one, other) => one.title.localeCompare(other.title));
  const groups = Map.groupBy(sorted, ({ title }) => groupOf(title));
  const sections = [...groups].map(([group, own]) => {
    const parts = Map.groupBy(own, ({ title }) => title);
    return `<section><h2>${escape(group.replaceAll('/', ' / '))}</h2>
${[...parts].map(([title, shown]) => sectionOf(title, shown, differing)).join('\n')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Portico: contact sheet</title><style>${tokens}${sheetStyle}</style></head>
<body style="--scale:${scale}">
<header><h1>Portico, ${escape(heading)}</h1> <output></output>
<label>find <input type="search" placeholder="OtpField"></label>
${dimensions.map((name) => dimension(name, pictures)).join('\n')}
<label>scale <input type="range" min="0.1" max="1" step="0.05" value="${scale}"></label></header>
<main>${sections.join('\n')}</main>
<script>${sheetScript}</script></body></html>
`;
}
