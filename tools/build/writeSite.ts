import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { plainEnvironment, type Environment } from '../../src/app/environment/Environment.ts';
import { partsOfPage } from '../../src/app/language/partsOfPage.ts';
import type { PageName } from '../../src/app/routes/routeTable.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import type { Site } from '../../src/domain/region/Site.ts';
import type { TextPart } from '../../src/i18n/TextPart.ts';
import { createSiteData } from '../serve/document/createSiteData.ts';
import type { Renderer } from '../serve/document/loadRenderer.ts';
import { renderedPages } from '../serve/document/renderedPages.ts';
import { writeFirstScreen, writeRoot } from '../serve/document/writeFirstScreen.ts';
import { writeSiteData } from '../serve/document/writeSiteData.ts';
import { folderOf } from '../serve/portal/siteOfHost.ts';
import { chunksOf } from './chunksOf.ts';

/** Stands in every page until the delivering server writes its own (S-178). */
const productionEnvironment: Environment = { ...plainEnvironment, name: 'production' };

const ENTRY = 'index.html';
/** The phone field, with which the forms of some regions begin. */
const PHONE = 'src/features/shared/phoneParts.ts';
const LOGIN = 'src/app/routes/LoginPage.tsx';

interface BuiltPortal {
  readonly dist: string;
  /** The page that the build made. */
  readonly template: string;
  readonly manifest: Manifest;
  readonly guard: string;
  readonly render: Renderer;
}

/** The chunks with the data of a site, by the name of the part: what a page starts with, and what it needs later. */
function partsOf(manifest: Manifest, region: RegionConfig, page: PageName | 'index') {
  const language = region.navBar.switchLang.defaultLang;
  const addressOf = (source: string): string => {
    const [file = ''] = chunksOf(manifest, source).scripts;
    return `/${file}`;
  };
  // Most addresses without a rendered page are those of account pages.
  const first = partsOfPage(page === 'index' ? 'login' : page);
  const texts = (parts: readonly TextPart[]) =>
    Object.fromEntries(
      parts.map((part) => [part, addressOf(`src/i18n/locales/${language}/${part}.json`)]),
    );
  return {
    parts: { region: addressOf(`regions/${region.id}.ts`), ...texts(first) },
    laterParts: texts(first.includes('steps') ? [] : ['steps']),
  };
}

/** What the first render of a page takes besides the entry: scripts to name, and all its styles. */
async function firstNeeds({ dist, manifest }: BuiltPortal, sources: readonly string[]) {
  const entry = chunksOf(manifest, ENTRY);
  const others = sources.map((source) => chunksOf(manifest, source));
  const scripts = new Set(others.flatMap((needed) => needed.scripts));
  const styles = new Set([...entry.styles, ...others.flatMap((needed) => needed.styles)]);
  return {
    preloads: [...scripts]
      .filter((file) => !entry.scripts.includes(file))
      .map((file) => `/${file}`),
    styleFiles: [...styles].map((file) => `/${file}`),
    styles: await Promise.all(
      [...styles].map(async (file) => (await readFile(join(dist, file), 'utf8')).trim()),
    ),
  };
}

/** Writes the pages of one site into a build: its rendered pages, and the one of every other address. */
export async function writeSite(
  portal: BuiltPortal,
  { site, region }: { readonly site: Site; readonly region: RegionConfig },
): Promise<void> {
  const { dist, template, manifest, guard, render } = portal;
  const phone = region.defaultRegisterType === 'mobile' ? [PHONE] : [];
  const pageOf = async (
    name: PageName | 'index',
    title: keyof RegionConfig['seo'],
    sources: readonly string[],
  ) => {
    const parts = partsOf(manifest, region, name);
    const { preloads, ...inPage } = await firstNeeds(portal, sources);
    const data = createSiteData(region, site, productionEnvironment, preloads, title);
    return { ...data, page: writeSiteData(template, { ...data, ...parts }), ...inPage };
  };
  const write = async (path: string, page: string): Promise<void> => {
    const file = join(dist, folderOf(site), `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page);
  };

  await write('/index', (await pageOf('index', 'default', phone)).page);
  const sources = { register: phone, login: [LOGIN, ...phone] } as const;
  for (const { name, path, title } of renderedPages(site)) {
    const { page, ...needs } = await pageOf(name, title, sources[name]);
    const html = await render({ site, region, environment: productionEnvironment, path });
    await write(path, writeRoot(writeFirstScreen(page, { ...needs, guard }), html));
  }
}
