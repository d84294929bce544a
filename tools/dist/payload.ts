import { runMain } from '../process/runMain.mjs';
import { withPartialBuild, type Kept } from './partialBuild.ts';
import { totalOf, visitorBytes, type VisitorBytes } from './visitorBytes.ts';

// `npm run check:payload`: what one site's visitor downloads must not grow with the number of
// regions or languages, so builds with few and with all of them are compared.

/** Two sizes of one download may differ by less than this. */
const MOST_PERCENT = 1;

/** Sites that every build below holds; the languages are those that they start in. */
const sites = ['gb', 'us', 'me'] as const;
const fewRegions = ['base', 'de', 'gb', 'me', 'us'];
const fewLanguages = ['ar', 'en', 'en-GB'];

const builds: readonly Kept[] = [
  { regions: null, languages: null },
  { regions: fewRegions, languages: null },
  { regions: fewRegions, languages: fewLanguages },
];

interface Row {
  readonly regions: number;
  readonly languages: number;
  readonly site: string;
  readonly bytes: VisitorBytes;
}

const rowsOf = (kept: Kept): readonly Row[] =>
  withPartialBuild(kept, ({ dist, regions, languages }) =>
    sites.map((site) => ({ regions, languages, site, bytes: visitorBytes(dist, site) })),
  );

const columns = ['site', 'regions', 'languages', 'document', 'scripts', 'styles', 'sum', 'more'];
const line = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(10)).join('');

await runMain(async () => {
  const rows = builds.flatMap(rowsOf);
  let most = 0;
  console.log(line(columns));
  for (const site of sites) {
    const ofSite = rows.filter((row) => row.site === site);
    const least = Math.min(...ofSite.map(({ bytes }) => totalOf(bytes)));
    for (const { regions, languages, bytes } of ofSite) {
      const percent = (totalOf(bytes) / least - 1) * 100;
      most = Math.max(most, percent);
      const { document, scripts, styles } = bytes;
      const sizes = [document, scripts, styles, totalOf(bytes), `${percent.toFixed(2)} %`];
      console.log(line([site, regions, languages, ...sizes]));
    }
  }
  const verdict = `One site's download differs by ${most.toFixed(2)} %, less than ${MOST_PERCENT} % allowed`;
  if (most < MOST_PERCENT) {
    console.log(verdict);
    return 0;
  }
  console.error(
    `${verdict}. Keep what counts regions or languages out of the entry chunk; import.meta.glob puts one line a file there.`,
  );
  return 1;
});
