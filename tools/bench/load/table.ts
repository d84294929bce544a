import type { LoadFacts } from './visit.ts';

/** The value in the middle of an odd number of values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = low] = sorted.slice(
    (sorted.length - 1) >> 1,
    (sorted.length >> 1) + 1,
  );
  return (low + high) / 2;
}

/** The median of each fact of several visits. */
export function medians(visits: readonly LoadFacts[]): LoadFacts {
  const [first] = visits;
  if (first === undefined) throw new Error('A page was not visited.');
  const names = Object.keys(first) as readonly (keyof LoadFacts)[]; // a literal of this type
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((one) => one[name]))]),
  ) as unknown as LoadFacts; // of the same names
}

const ms = (value: number): string => String(Math.round(value));
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const columns: readonly (readonly [title: string, cell: (facts: LoadFacts) => string])[] = [
  ['usable', ({ usable }) => ms(usable)],
  ['hydrated', ({ hydrated }) => ms(hydrated)],
  ['LCP', ({ lcp }) => ms(lcp)],
  ['code step', ({ codeStep }) => ms(codeStep)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['longest task', ({ longestTask }) => (longestTask === 0 ? '< 50' : ms(longestTask))],
  [
    'KB before usable',
    (one) => `${kilobytes(one.scriptBeforeUsable)} / ${kilobytes(one.bytesBeforeUsable)}`,
  ],
  [
    'KB before hydrated',
    (one) => `${kilobytes(one.scriptBeforeHydrated)} / ${kilobytes(one.bytesBeforeHydrated)}`,
  ],
  ['key, 4x / 10x', ({ keyAt4, keyAt10 }) => `${ms(keyAt4)} / ${ms(keyAt10)}`],
];

/** What was measured on one site, by the name of what is compared. */
export type SiteFacts = ReadonlyMap<string, LoadFacts>;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const rule = (cells: readonly string[]): string => row(cells.map(() => '---'));

/** Writes the medians of all sites as a table of Markdown. */
export function factTable(sites: ReadonlyMap<string, SiteFacts>): string {
  const head = ['site', 'page', ...columns.map(([title]) => title)];
  const rows = [...sites].flatMap(([site, subjects]) =>
    [...subjects].map(([name, facts]) =>
      row([site, name, ...columns.map(([, cell]) => cell(facts))]),
    ),
  );
  return [row(head), rule(head), ...rows].join('\n');
}

type Of = (facts: LoadFacts) => number;

/** The ratios that are looked at: of the portal to another page, by the name of that one. */
const ratios: readonly (readonly [title: string, of: Of, to: string, toOf: Of])[] = [
  ['usable : static form', ({ usable }) => usable, 'static form', ({ usable }) => usable],
  ['usable : React form', ({ usable }) => usable, 'React form', ({ usable }) => usable],
  ['LCP : static form', ({ lcp }) => lcp, 'static form', ({ lcp }) => lcp],
  ['usable : base', ({ usable }) => usable, 'base', ({ usable }) => usable],
  ["hydrated : base's usable", ({ hydrated }) => hydrated, 'base', ({ usable }) => usable],
  ['code step : base', ({ codeStep }) => codeStep, 'base', ({ codeStep }) => codeStep],
];

/** Writes how the portal compares with the other pages of the same run. */
export function ratioTable(sites: ReadonlyMap<string, SiteFacts>): string {
  const measured = ratios.filter(([, , to]) => [...sites.values()].some((site) => site.has(to)));
  const head = ['site', ...measured.map(([title]) => title)];
  const rows = [...sites].map(([site, subjects]) => {
    const portal = subjects.get('portal');
    return row([
      site,
      ...measured.map(([, of, to, toOf]) => {
        const other = subjects.get(to);
        return portal === undefined || other === undefined
          ? ''
          : (of(portal) / toOf(other)).toFixed(2);
      }),
    ]);
  });
  return [row(head), rule(head), ...rows].join('\n');
}
