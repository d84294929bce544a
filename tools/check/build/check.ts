import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { RENDERER } from '../../serve/document/loadRenderer.ts';
import { renderedPages } from '../../serve/document/renderedPages.ts';
import { loadRegions } from '../../regions/loadRegions.ts';
import { regionsById } from '../../serve/portal/Regions.ts';
import { folderOf, sitesOf } from '../../serve/portal/siteOfHost.ts';
import { commandOptions } from '../../setup/process/commandOptions.ts';
import { runMain } from '../../setup/process/runMain.mjs';
import { compareWithFew } from './compareWithFew.ts';
import { textProblems } from './textProblems.ts';
import { type PageOfSite, siteProblems } from './siteProblems.ts';

const usage = `npm run check:build -- [--few]

Checks what dist/ holds and how many bytes a user downloads; with --few also that few or many regions
and languages cost a user the same.`;

/** What a production build must not hold, and why. */
const forbidden: readonly (readonly [word: RegExp, why: string])[] = [
  [/\bmsw\b|mockServiceWorker/i, 'the mock backend never ships'],
  [/__mock\b|portico[-_]world/, 'the local server’s own addresses never ship'],
  [/\bscenario\b/i, 'scenarios belong to the mock backend'],
  [/\bS-\d{3}\b/, 'provenance stays in the source'],
  [/\b(?:on)?(?:before)?unload\b/, 'it keeps the page out of the back/forward cache; use pagehide'],
  [/NODE_ENV|import\.meta\.env|vitest|playwright|storybook/i, 'a build has no test branch'],
];
/** Bytes of the script in a page itself, which stands before the form. */
const GUARD_LIMIT = 2_000;
/** What a style in the page asks for: Chromium names the whole address of the page as its referrer, whatever the policy. */
const askedByStyle = /<style>(?:(?!<\/style>)[^])*url\((?!["']?data:)/;
const inline = /<style|\sstyle=|<script(?![^>]*(?:src=|type="application\/json"))/;

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dist');
const files = existsSync(dist)
  ? readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(js|css|html)$/.test(file) && !file.startsWith(`${RENDERER.folder}/`),
    )
  : [];
const regions = regionsById(await loadRegions());
const pages = new Map<string, Omit<PageOfSite, 'region'>>(
  sitesOf(regions).flatMap((site) => {
    const rendered = renderedPages(site);
    return [{ path: '/index', title: 'default' } as const, ...rendered].map(
      ({ path, title }) => [`${folderOf(site)}${path}.html`, { site, title }] as const,
    );
  }),
);

/** What is wrong with what stands in a page itself. */
function inlineProblems(page: string, isShell: boolean): readonly string[] {
  if (isShell)
    return inline.test(page)
      ? ['has an inline script or style, which a strict Content-Security-Policy refuses.']
      : [];
  const [, guard = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  return [
    ...(/<div id="root">\s*</.test(page) ? [] : ['has nothing rendered; build it anew.']),
    ...(guard.length === 0 || guard.length > GUARD_LIMIT
      ? [`has a guard of ${guard.length} bytes, between 1 and ${GUARD_LIMIT}.`]
      : []),
    ...(askedByStyle.test(page)
      ? [
          'has a style that asks for a file, with what the address holds as its referrer; inline it.',
        ]
      : []),
    ...(/\s(?:style|on[a-z]+)=/.test(page.slice(page.indexOf('<body')))
      ? [
          'has a style or a handler in an attribute, which a strict Content-Security-Policy refuses.',
        ]
      : []),
  ];
}

/** The addresses in styles that lead to no file: the build leaves what it does not find as it is. */
const lostAddresses = (styles: string): readonly string[] =>
  [...styles.matchAll(/url\((?!["']?data:)["']?([^)"'?#]+)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !existsSync(join(dist, address)))
    .map((address) => `names ${address}, which is not in dist/; correct the path in its source.`);

async function problemsOf(file: string): Promise<readonly string[]> {
  const text = readFileSync(join(dist, file), 'utf8');
  const words = forbidden.filter(([word]) => word.test(text));
  const problems = words.map(([word, why]) => `holds ${String(word)}: ${why}.`);
  if (file.endsWith('.css')) return [...problems, ...lostAddresses(text)];
  if (!file.endsWith('.html')) return problems;
  const page = pages.get(file);
  const region = regions.get(page?.site.region ?? '');
  if (page === undefined || region === undefined)
    return [...problems, 'is the page of no site; run `npm run build`.'];
  return [
    ...problems,
    ...inlineProblems(text, page.title === 'default'),
    ...(page.title === 'signup' ? textProblems(dist, text) : []),
    ...(await siteProblems(dist, text, { region, ...page })),
  ];
}

async function checkFiles(): Promise<boolean> {
  const found = await Promise.all(
    files.map(async (file) => (await problemsOf(file)).map((problem) => `dist/${file} ${problem}`)),
  );
  const missing = [...pages.keys()].filter((file) => !files.includes(file));
  const problems = [
    ...missing.map((file) => `dist/ lacks ${file}; run \`npm run build\`.`),
    ...found.flat(),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} files of dist/ read, ${problems.length} problems`);
  return problems.length === 0;
}

/** By size-limit, which prints its own table. */
async function checkSizes(): Promise<boolean> {
  const sizes = ['--config', join(import.meta.dirname, 'sizes.ts')];
  const { failed } = await execa('size-limit', sizes, {
    cwd: root,
    preferLocal: true,
    reject: false,
    stdio: 'inherit',
  });
  return !failed;
}

await runMain(async (signal) => {
  const { few } = commandOptions({ options: { few: { type: 'boolean' } } }, usage).values;
  const passed =
    (await checkFiles()) && (await checkSizes()) && (!few || (await compareWithFew(signal)));
  return passed ? 0 : 1;
});
