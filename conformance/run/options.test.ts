import { describe, expect, it } from 'vitest';
import { playwrightArguments, readOptions } from './options.ts';

const judged = ['gb', 'id'];

describe('the command line', () => {
  it('means every judged region and both viewports when it says nothing', () => {
    expect(readOptions([], judged)).toEqual({
      regions: judged,
      viewports: ['desktop', 'mobile'],
      forwarded: [],
    });
  });
  it('chooses regions, viewport, tests and shard', () => {
    const options = readOptions(
      ['--regions', 'gb', '--project', 'mobile', '--grep', 'x y', '--shard', '1/3'],
      judged,
    );
    expect(playwrightArguments(options).slice(3)).toEqual([
      ...['--project', 'gb-mobile', '--grep', 'x y', '--shard', '1/3'],
    ]);
  });
  it.each([
    [['--regions', 'gb,xx'], /"xx" has no expectations; add conformance\/expectations\/xx\.ts/],
    [['--project', 'tablet'], /desktop or mobile/],
    [['--shard', '3'], /i\/n/],
    [['--frob'], /frob/],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args, judged)).toThrow(message);
  });
});
