import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressibleIn, writeTwins } from './writeTwins.ts';

function newBuild(files: readonly string[]): string {
  const dist = mkdtempSync(join(tmpdir(), 'portico-twins-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const folder of ['gb/account', 'assets', '.renderer/assets'])
    mkdirSync(join(dist, folder), { recursive: true });
  for (const file of files) writeFileSync(join(dist, file), `${file} `.repeat(100));
  return dist;
}

const files = ['assets/a.css', 'assets/a.js', 'favicon.svg', 'gb/account/register.html'];

it('every document and every text has a smaller twin of each kind with the same text', async () => {
  const dist = newBuild(files);
  await writeTwins(dist, compressibleIn(dist));
  for (const file of files) {
    const text = readFileSync(join(dist, file));
    const [br, gz] = ['br', 'gz'].map((ending) => readFileSync(join(dist, `${file}.${ending}`)));
    expect(brotliDecompressSync(br ?? '')).toEqual(text);
    expect(gunzipSync(gz ?? '')).toEqual(text);
    expect(br?.length).toBeLessThan(text.length / 10);
  }
});

it('twins have none, nor has what is compressed already or never served', async () => {
  const dist = newBuild([...files, 'assets/a.woff2', '.renderer/assets/b.js']);
  await writeTwins(dist, compressibleIn(dist));
  expect(compressibleIn(dist)).toEqual(files);
});
