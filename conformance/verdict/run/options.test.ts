import { describe, expect, it } from 'vitest';
import { playwrightArguments, readOptions } from './options.ts';

const all = ['gb', 'id'];

describe('the command line', () => {
  it('chooses every region and both viewports by default', () => {
    expect(readOptions([], all)).toEqual({
      regions: all,
      viewports: ['desktop', 'mobile'],
      grep: null,
      shard: null,
      dist: null,
      server: 'tools/serve/portal/preview.ts',
    });
  });
  it('chooses regions, viewport, tests and shard', () => {
    const options = readOptions(
      ['--regions', 'gb', '--viewport', 'mobile', '--grep', 'x y', '--shard', '1/3'],
      all,
    );
    expect(options).toMatchObject({ regions: ['gb'], viewports: ['mobile'] });
    expect(playwrightArguments(options).slice(3)).toEqual([...['--grep', 'x y', '--shard', '1/3']]);
  });
  it.each([
    [['--regions', 'gb,xx'], /no region "xx"; the regions are: gb, id/],
    [['--viewport', 'tablet'], /desktop or mobile/],
    [['--shard', '3'], /i\/n/],
    [['--shard', '4/3'], /i\/n/],
    [['--shard', '0/3'], /i\/n/],
    [['--frob'], /frob/],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args, all)).toThrow(message);
  });
});
