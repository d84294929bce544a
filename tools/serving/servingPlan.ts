import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as check from './servingChecks.ts';

export interface ServedBuild {
  /** The build that is served. */
  readonly dist: string;
  /** The folder in it of each host. */
  readonly hosts: ReadonlyMap<string, string>;
  /** The `<html>` tag that the page of each folder must have. */
  readonly tags: ReadonlyMap<string, string>;
}

const fileInPage = /\s(?:src|href)="\/([^"]+)"/g;

const sitesOf = ({ dist, hosts, tags }: ServedBuild): readonly check.ServedSite[] =>
  [...hosts].map(([host, folder]) => ({
    host,
    page: readFileSync(join(dist, folder, 'index.html'), 'utf8'),
    tag: tags.get(folder) ?? '',
  }));

const filesOf = ({ page }: check.ServedSite): readonly string[] =>
  [...page.matchAll(fileInPage)].flatMap(([, file]) => file ?? []);

/** What is asked of a server without the product behind it: every site, and what must not be had. */
export function servingPlan(build: ServedBuild): readonly check.ServingCheck[] {
  const sites = sitesOf(build);
  const [first] = sites;
  if (first === undefined) return [];
  const { host } = first;
  const bytes = (file: string) => readFileSync(join(build.dist, file));
  const everywhere = sites.flatMap((site) => [
    check.pageCheck(site),
    check.headCheck(site),
    ...filesOf(site).map((file) => check.assetCheck(site.host, `/${file}`, bytes(file))),
  ]);
  const forms = ['/', '/account', '/account/', '/account/login?a=1', '/account/register/'];
  const long = filesOf(first).find((file) => /\/index-.*\.js$/.test(file));
  return [
    ...everywhere,
    ...forms.map((path) => check.pageCheck(first, path)),
    check.pageCheck({ ...first, host: `${host.toUpperCase()}:80` }),
    ...(long === undefined ? [] : [check.gzipCheck(host, `/${long}`, bytes(long))]),
    check.unchangedCheck(host, '/account/register'),
    ...['', 'localhost', `xx.${host}`, `${host}.example`].map((unknown) =>
      check.refusedCheck({ host: unknown, path: '/account/register' }),
    ),
    ...[
      '/nothing',
      '/accounts',
      `/${build.hosts.get(host)}/`,
      '/assets/',
      '/assets/nothing.js',
    ].map((path) => check.refusedCheck({ host, path })),
    ...[
      `/${build.hosts.get(host)}/index.html`,
      '/index.html',
      '/.vite/manifest.json',
      '/api/v1/x',
    ].map((path) => check.refusedCheck({ host, path })),
    check.refusedCheck({ host: 'nobody.example', path: `/${filesOf(first)[0]}` }),
    check.refusedCheck({ host, path: '/account/register', method: 'POST' }, 405),
  ];
}

/** What is asked of a server with the product behind it. */
export function planBeforeProduct(build: ServedBuild): readonly check.ServingCheck[] {
  const [site] = sitesOf(build);
  if (site === undefined) return [];
  const passedOn = ['/api/v1/x?a=1', '/passport/web/x/', '/homepage', '/settle/verification'];
  return [
    check.pageCheck(site),
    ...passedOn.map((path) => check.passedOnCheck(site.host, path)),
    check.refusedCheck({ host: 'nobody.example', path: '/api/v1/x' }),
  ];
}
