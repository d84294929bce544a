import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import type { Markup } from './plain-react/showForm.tsx';
import { replaceOnce } from './replaceOnce.ts';
import { type Answering, askAt } from './serveCompressed.ts';
import { isPage } from './staticForm.ts';

/** Runs in a page: its body as data, without what React writes differently. */
function readMarkup(): readonly Markup[] {
  const nameOf: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };
  const isTrue: ReadonlySet<string> = new Set(['required', 'hidden', 'disabled']);
  const left: ReadonlySet<string> = new Set(['value', 'action', 'method']);
  const read = (node: Node): readonly Markup[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = [...node.attributes]
      .filter(({ name }) => !left.has(name))
      .map(({ name, value }) => [nameOf[name] ?? name, isTrue.has(name) ? true : value] as const);
    const content = [...node.childNodes].flatMap(read);
    return [[node.localName, Object.fromEntries(attributes), ...content]];
  };
  const root = document.getElementById('root');
  return [...(root?.childNodes ?? [])].flatMap(read);
}

async function markupOf(browser: Browser, page: string): Promise<readonly Markup[]> {
  const tab = await browser.newPage({ javaScriptEnabled: true });
  await tab.setContent(page, { waitUntil: 'commit' });
  await tab.locator('#root > *').first().waitFor({ state: 'attached' });
  const markup = await tab.evaluate(readMarkup);
  await tab.close();
  return markup;
}

const files = { script: /^\/app\/[\w.-]+\.js$/, style: /^\/app\/[\w.-]+\.css$/ };
const showForm = join(import.meta.dirname, 'plain-react/showForm.tsx');

/**
 * Builds the same form as a plain React application, which renders it in the browser, into a folder.
 *
 * @param page the static form
 */
async function buildPlainReact(browser: Browser, page: string, folder: string): Promise<string> {
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
  const entry = `import './style.css';
import { showForm } from ${JSON.stringify(showForm)};
import markup from './markup.json';
showForm(document.querySelector('#root'), markup);`;
  const shell = replaceOnce(
    page.replaceAll(/<style>.*?<\/style>/gs, '').replace('data-static ', ''),
    /<body>.*<\/body>/s,
    '<body><div id="root"></div><script type="module" src="/entry.js"></script></body>',
  );
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'index.html'), shell.replace(/<link rel="icon"[^>]*>/, '')),
    writeFile(join(folder, 'entry.js'), entry),
    writeFile(join(folder, 'style.css'), styles.join('\n')),
    writeFile(join(folder, 'markup.json'), JSON.stringify(await markupOf(browser, page))),
  ]);
  await build({
    ...{ root: folder, configFile: false, publicDir: false, logLevel: 'error', mode: 'production' },
    build: { assetsDir: 'app', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1000 },
  });
  return join(folder, 'dist');
}

/** Builds the plain React form of a page, and answers with it; with all else as the portal does. */
export async function answerPlainReact(
  browser: Browser,
  { page, folder, portal }: { page: string; folder: string; portal: number },
): Promise<Answering> {
  const dist = await buildPlainReact(browser, page, folder);
  const others = askAt(portal);
  const send = async (file: string, type: string) => ({
    status: 200,
    headers: { 'content-type': type },
    body: await readFile(join(dist, file)),
  });
  return (request) => {
    const { url } = request;
    if (isPage(url)) return send('index.html', 'text/html; charset=utf-8');
    if (files.script.test(url)) return send(url, 'text/javascript');
    if (files.style.test(url)) return send(url, 'text/css');
    if (url === '/send') {
      request.resume();
      return { status: 204, headers: {}, body: '' };
    }
    return others(request);
  };
}
