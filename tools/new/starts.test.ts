import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, it } from 'vitest';
import { missingParts } from '../quality/rules/missingParts.ts';
import { call } from './kinds/call.ts';
import { component } from './kinds/component.ts';
import { error } from './kinds/error.ts';
import { screen } from './kinds/screen.ts';
import type { Start } from './Start.ts';
import { writeStart } from './writeStart.ts';

const root = join(import.meta.dirname, '../..');
const message = 'selleronboarding_network_error_toast';
const thrown = { surface: 'toast', message, followUp: 'try-again' };

/** One of each that `npm run new` writes. */
const starts: readonly Start[] = [
  component('SizeTable'),
  component('HelpDialog'),
  screen('login/SessionEnded'),
  call({ service: 'product', path: '/seller/shop_count/get', method: 'GET', section: 'B§7' }),
  call({ service: 'passport', path: '/shop/close/', method: 'POST', section: 'A§7' }),
  error({ ...thrown, service: 'passport', code: '1234', name: 'TooManyShops', at: 'register' }),
  error({
    ...{ ...thrown, surface: 'two-step', service: 'product', code: '55', name: 'ShopClosed' },
    at: 'onboard.v1.toko_fast_onboard.start',
  }),
];

/** A copy of what the starts belong to. */
let project: string;
let written: readonly string[];

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'portico-new-'));
  for (const part of ['src', 'mocks', 'regions', 'stories', '.storybook', 'tools', 'tsconfig.json'])
    cpSync(join(root, part), join(project, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'dir');
  written = starts.flatMap((start) => writeStart(project, start));
  return () => rmSync(project, { recursive: true });
});

const textOf = (file: string): string => readFileSync(join(project, file), 'utf8');

it('what is written compiles', async () => {
  const files = written.filter((file) => /\.tsx?$/.test(file));
  const config = {
    extends: './tsconfig.json',
    include: ['.storybook', 'stories/support', '**/*.d.ts'],
    files,
  };
  writeFileSync(join(project, 'tsconfig.new.json'), JSON.stringify(config));
  const options = [
    '-p',
    'tsconfig.new.json',
    '--incremental',
    'false',
    '--tsBuildInfoFile',
    'null',
  ];
  const { all } = await execa('tsc', options, {
    ...{ cwd: project, preferLocal: true, all: true, reject: false },
  });
  expect(all).toBe('');
});

it.each(['SizeTable', 'HelpDialog'])('%s has all parts of a component', (name) => {
  const file = `stories/components/${name}.stories.tsx`;
  const source = textOf(file);
  const stories = [...source.matchAll(/^export const (\w+)/gm)].map(([, exportName = '']) => ({
    ...{ importPath: `./${file}`, exportName },
  }));
  const sources = new Map([[`./${file}`, source]]);
  const library = textOf('src/components/library.ts');
  expect(missingParts(name, { stories, sources, library })).toEqual([]);
});

it('an error code stands in its order, in the columns of its table', () => {
  const lines = textOf('src/domain/errors/errorCatalogue.ts').split('\n');
  const at = lines.findIndex((line) => line.includes('TooManyShops'));
  const [before = '', line = '', after = ''] = lines.slice(at - 1, at + 2);
  expect(before).toContain('    1203: ');
  expect(after).toContain('    1703: ');
  for (const column of ['{ name:', ' at: {', ' message:'])
    expect(line.indexOf(column)).toBe(before.indexOf(column));
});

it('a call is one of the contracts', () => {
  const [list = ''] = /const services = [^]*?^\];/m.exec(textOf('mocks/contracts.ts')) ?? [];
  expect(list).toContain('  shopCountGet,\n');
  expect(list).toContain('  shopClose,\n');
});

it('a start that is there already is refused, and nothing of it is written', () => {
  const before = textOf('src/components/library.ts');
  expect(() => writeStart(project, component('SizeTable'))).toThrow('exists already');
  expect(textOf('src/components/library.ts')).toBe(before);
  expect(() => writeStart(project, starts[5] ?? component('None'))).toThrow(
    '1234 is there already',
  );
});

it.each([
  ['a component', () => component('size-table'), 'write it as `SizeTable`'],
  ['a screen', () => screen('SessionEnded'), 'as in `login/SessionEnded`'],
  [
    'a call of an unknown service',
    () => call({ service: 'shops', path: '/a', method: 'GET', section: 'B§7' }),
    'choose passport or product',
  ],
  [
    'a call without a section',
    () => call({ service: 'product', path: '/a', method: 'GET', section: '' }),
    'as B§7',
  ],
  [
    'an error at an unknown call',
    () => error({ ...thrown, service: 'passport', code: '1', name: 'None', at: 'sing_up' }),
    'The catalogue has no at `sing_up`',
  ],
])('%s is refused with what to write instead', (_, start, wanted) => {
  expect(start).toThrow(wanted);
});
