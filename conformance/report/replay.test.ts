import { expect, it } from 'vitest';
import { readProject, replayCommand } from './replay.ts';

it('takes a project apart at its last dash', () => {
  expect(readProject('us-accu-mobile')).toEqual({ region: 'us-accu', viewport: 'mobile' });
});

it('quotes the name for grep and for the shell', () => {
  expect(replayCommand('gb-mobile', ['a group', "it's here (twice)?"])).toBe(
    String.raw`npm run conformance -- --regions gb --project mobile --grep 'a group it'\''s here \(twice\)\?'`,
  );
});
