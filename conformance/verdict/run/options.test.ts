import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../../shared/ConfigurationError.ts';
import { exitCodes } from '../report/exitCodes.ts';
import { playwrightArguments, readOptions, usage } from './options.ts';

const all = ['gb', 'id'];

describe('the command line', () => {
  it('chooses every region and both viewports by default', () => {
    expect(readOptions([], all)).toEqual({
      regions: all,
      viewports: ['desktop', 'mobile'],
      grep: null,
      shard: null,
      dist: null,
      target: null,
      live: false,
      server: 'tools/serve/portal/preview.ts',
      allowPartial: false,
      help: false,
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
    [['--frob'], /^Unknown option '--frob'; .*--help.*\.$/],
    [['--regions'], /^Option '--regions <value>' argument missing; .*--help.*\.$/],
    [['--grep', '('], /regular expression/],
    [['--dist', 'nowhere'], /--dist names nowhere, which does not exist/],
    [['--dist', 'conformance', '--target', 'https://{region}.example'], /two builds/],
    [['--live'], /--live needs --target/],
    [['--server', 'nowhere.ts'], /--server names nowhere.ts/],
  ])('refuses %j in one sentence', (args, message) => {
    const read = (): unknown => readOptions(args, all);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(message);
    expect(read).toThrow(/^[^\n]+\.$/);
  });
  it('has a help that names each option and each verdict with its exit code', () => {
    expect(readOptions(['--help'], all).help).toBe(true);
    for (const option of [
      'regions',
      'viewport',
      'grep',
      'shard',
      'allow-partial',
      'dist',
      'target',
      'live',
      'server',
    ])
      expect(usage).toContain(`--${option}`);
    for (const [verdict, code] of Object.entries(exitCodes))
      expect(usage).toMatch(new RegExp(`^  ${verdict} +${code} `, 'm'));
  });
});
