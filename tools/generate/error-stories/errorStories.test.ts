import { expect, it } from 'vitest';
import { errorCases } from '../../../mocks/scenarios/errorCases.ts';
import { errorStories, errorStoryFile } from './errorStories.ts';

it('asks for a story for each code at each call', () => {
  const made = errorStories().map(({ scenario }) => scenario);
  expect(new Set(made)).toEqual(new Set(errorCases.map(({ scenario }) => scenario)));
  expect(errorStories()).toContainEqual({
    group: 'passport',
    exportName: 'EmailExist1023AtEmailSendCode',
    title: 'Email exist (1023), when the code is sent',
    scenario: 'passport.1023@email.send_code',
    call: 'email.send_code',
    surface: 'conflict',
  });
});

it('asks for another one on each screen of the partner that makes the call', () => {
  const shown = (scenario: string) =>
    errorStories()
      .filter((story) => story.scenario === scenario)
      .map(({ group, screen, surface }) => [group, screen, surface]);
  expect(shown('passport.1023@email.send_code')).toEqual([
    ['passport', undefined, 'conflict'],
    ['partner', 'form', 'email'],
  ]);
  expect(shown('product.other@onboard.v1.toko_fast_onboard.start')).toEqual([
    ['partner', 'entrance', 'notice'],
    ['partner', 'callback', 'notice'],
    ['partner', 'form', 'notice'],
  ]);
});

it('names the stories of a group well and once', () => {
  for (const group of ['passport', 'product', 'partner']) {
    const names = errorStories()
      .filter((story) => story.group === group)
      .map(({ exportName }) => exportName);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names)
      expect(name).toMatch(/^[A-Z][A-Za-z]*(?:Minus)?\d+At[A-Z][A-Za-z0-9]*$|^CloseCaptchaAt/);
  }
});

it('writes them as one file a service', () => {
  const story = {
    group: 'passport',
    exportName: 'Taken1AtSend',
    title: 'Taken (1), when sent',
    scenario: 'passport.1@send',
    call: 'send',
    surface: 'toast',
  };
  const file = errorStoryFile('passport', [story]);
  expect(file).toMatch(/^\/\/ Written by `npm run generate -- error-stories`/);
  expect(file).toContain(`title: 'Errors/passport'`);
  expect(file).toContain(
    `export const Taken1AtSend = meta.story({\n  name: 'Taken (1), when sent',\n  ...errorStory({ scenario: 'passport.1@send', call: 'send', surface: 'toast' }),\n});\n`,
  );
});
