import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '../fixtures/test.ts';
import { readStories } from '../stories/readStories.ts';
import type { Picture } from './Picture.ts';
import { sheetHtml } from './sheetHtml.ts';
import { readSheetOptions, sheetFolder } from './sheetOptions.ts';

const options = readSheetOptions(process.env);
const tokens = join(import.meta.dirname, '../../../src/styles/tokens.css');

/** Makes one page of the pictures that storyPictures.spec.ts took. */
test('the contact sheet', () => {
  const files = readStories()
    .map(({ id }) => join(sheetFolder, `${id}.json`))
    .filter((file) => existsSync(file));
  const pictures = files.flatMap(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Picture[], // written by storyPictures.spec.ts
  );
  const sheet = join(sheetFolder, 'index.html');
  writeFileSync(sheet, sheetHtml(pictures, readFileSync(tokens, 'utf8'), options));
  for (const file of files) rmSync(file);
  const broken = new Set(pictures.filter(({ failure }) => failure !== null).map(({ id }) => id));
  console.log(
    `${pictures.length} pictures of ${files.length} stories, ${broken.size} with a failed play: ${sheet}`,
  );
});
