import { expect, it } from 'vitest';
import { errorCases } from '../../../mocks/scenarios/errorCases.ts';
import { errorStories, errorStoryFile, waitingStories } from './errorStories.ts';

it('asks for one story for each code at each call, or names it as waiting for its screen', () => {
  const stories = [...errorStories(), ...waitingStories()];
  expect(stories).toHaveLength(errorCases.length);
  expect(new Set(stories.map(({ scenario }) => scenario)).size).toBe(stories.length);
  expect(errorStories()).toContainEqual({
    service: 'passport',
    exportName: 'EmailExist1023AtEmailSendCode',
    title: 'Email exist (1023), when the code is sent',
    scenario: 'passport.1023@email.send_code',
    call: 'email.send_code',
    surface: 'conflict',
  });
  expect(waitingStories().map(({ scenario }) => scenario)).toContain(
    'passport.1010@oauth_login_with_mobile_bind',
  );
});

it('names the stories of a service well and once', () => {
  for (const service of ['passport', 'product']) {
    const names = errorStories()
      .filter((story) => story.service === service)
      .map(({ exportName }) => exportName);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names)
      expect(name).toMatch(/^[A-Z][A-Za-z]*(?:Minus)?\d+At[A-Z][A-Za-z0-9]*$|^CloseCaptchaAt/);
  }
});

it('writes them as one file a service', () => {
  const story = {
    service: 'passport',
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
