import { expect, it } from 'vitest';
import { replayCommand } from './testReport.ts';

it('quotes the name for grep and for the shell', () => {
  const site = { region: 'gb', viewport: 'mobile' } as const;
  expect(replayCommand(site, ['gb mobile', "it's here (twice)?"])).toBe(
    String.raw`npm run conformance -- --regions gb --viewport mobile --grep 'gb mobile it'\''s here \(twice\)\?'`,
  );
});
