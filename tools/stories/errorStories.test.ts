import { expect, it } from 'vitest';
import { errorCatalogue, type ErrorEntry } from '../../src/domain/errors/errorCatalogue.ts';
import { errorStories, errorStoryFile } from './errorStories.ts';

it('asks for one story for each code at each call', () => {
  const cells = Object.values(errorCatalogue).flatMap((entries) =>
    Object.values<ErrorEntry>(entries).flatMap(({ at }) => Object.keys(at)),
  );
  const stories = errorStories();
  expect(stories).toHaveLength(cells.length);
  expect(new Set(stories.map(({ scenario }) => scenario)).size).toBe(stories.length);
  expect(stories).toContainEqual({
    service: 'passport',
    exportName: 'EmailExistAtEmailSendCode',
    scenario: 'passport.1023@email.send_code',
    call: 'email.send_code',
    surface: 'conflict',
  });
});

it.each(Object.keys(errorCatalogue))('the stories of %s are named well and once', (service) => {
  const names = errorStories()
    .filter((story) => story.service === service)
    .map(({ exportName }) => exportName);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z0-9]*At[A-Z][A-Za-z0-9]*$/);
});

it('writes them as one file a service', () => {
  const story = {
    service: 'passport',
    exportName: 'TakenAtSend',
    scenario: 'passport.1@send',
    call: 'send',
    surface: 'toast',
  };
  const file = errorStoryFile('passport', [story]);
  expect(file).toMatch(/^\/\/ Written by `npm run generate:stories`/);
  expect(file).toContain(`title: 'Errors/passport'`);
  expect(file).toContain(
    `export const TakenAtSend = meta.story(\n  errorStory({ scenario: 'passport.1@send', call: 'send', surface: 'toast' }),\n);\n`,
  );
});
