import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { plainEnvironment } from '../../src/app/environment/Environment.ts';
import { loadRegions } from '../regions/loadRegions.ts';
import { regionsById } from '../serve/portal/Regions.ts';
import { readEnvironment, writeEnvironments } from './environment.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-serving-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function fileOf(value: unknown): string {
  const file = join(newFolder(), 'env.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

const pageOf = (environment: unknown): string =>
  `<script type="application/json" id="environment">${JSON.stringify(environment)}</script>`;
const environment = {
  ...plainEnvironment,
  name: 'staging',
  sites: { gb: 'https://gb.staging.example' },
  sellerCentres: { gb: 'https://seller-gb.staging.example' },
};

const regions = regionsById(await loadRegions());

it('writes the environment into each site’s page, and may do so again', async () => {
  const dist = newFolder();
  for (const folder of ['gb', 'accu.us', 'assets']) mkdirSync(join(dist, folder));
  for (const site of ['gb', 'accu.us'])
    writeFileSync(join(dist, site, 'index.html'), pageOf(plainEnvironment));
  for (const written of [{ ...environment, name: 'first' }, environment]) {
    await expect(writeEnvironments(dist, written, regions)).resolves.toEqual(['accu.us', 'gb']);
    for (const site of ['gb', 'accu.us']) {
      const page = join(dist, site, 'index.html');
      expect(readFileSync(page, 'utf8')).toBe(pageOf(written));
      expect(String(gunzipSync(readFileSync(`${page}.gz`)))).toBe(pageOf(written));
      expect(String(brotliDecompressSync(readFileSync(`${page}.br`)))).toBe(pageOf(written));
    }
  }
});

it('a folder without sites is an error with how to get some', async () => {
  const dist = newFolder();
  await expect(writeEnvironments(dist, environment, regions)).rejects.toThrow(
    /holds no site: build .*npm run build/,
  );
  await expect(writeEnvironments(join(dist, 'none'), environment, regions)).rejects.toThrow(
    /holds no site/,
  );
});

it('a good file is read as it is', () => {
  expect(readEnvironment(fileOf(environment), regions)).toEqual(environment);
});

it.each([
  ['no JSON', '{', /env\.json cannot be read as JSON: /],
  [
    'a field too few',
    { ...environment, name: undefined },
    /env\.json is no environment.*\n {2}name: /,
  ],
  ['a misspelt field', { ...environment, redirectHost: [] }, /no environment.*\n.*redirectHost/],
  [
    'a region too many',
    { ...environment, sites: { uk: 'https://a.example' } },
    /`uk`.* one of base, .*gb, .*\./,
  ],
  [
    'a seller centre where there is none',
    { ...environment, sellerCentres: { fr: 'https://a.example' } },
    /for `fr`, which has none/,
  ],
  ['a site with a path', { ...environment, sites: { gb: 'https://a.example/b' } }, /gb at `https/],
])('%s is refused', (_what, value, message) => {
  expect(() => readEnvironment(fileOf(value), regions)).toThrow(message);
});
