import { join } from 'node:path';
import { execa } from 'execa';
import { newRegion } from '../regions/newRegion.ts';
import { commandOptions } from '../setup/process/commandOptions.ts';
import { Failure } from '../setup/process/Failure.mjs';
import { runMain } from '../setup/process/runMain.mjs';
import { call } from './kinds/call.ts';
import { component } from './kinds/component.ts';
import { error } from './kinds/error.ts';
import { screen } from './kinds/screen.ts';
import type { Start } from './Start.ts';
import { writeStart } from './writeStart.ts';

const usage = `npm run new -- component SizeTable
npm run new -- screen login/SessionEnded
npm run new -- region nl
npm run new -- call product /seller/menu/get --section B§7 [--method POST]
npm run new -- error passport 1234 TooManyShops --at email.send_code
               [--surface toast] [--message key] [--follow-up try-again]

Writes a start that compiles, with its story and its tests, and lists what is left to do.`;

const root = join(import.meta.dirname, '../..');

const options = {
  section: { type: 'string', default: '' },
  method: { type: 'string', default: 'GET' },
  at: { type: 'string', default: '' },
  surface: { type: 'string', default: 'toast' },
  message: { type: 'string', default: 'selleronboarding_network_error_toast' },
  'follow-up': { type: 'string', default: 'try-again' },
} as const;

const { positionals, values } = commandOptions({ allowPositionals: true, options }, usage);
const [kind = '', name = '', second = '', third = ''] = positionals;
const { 'follow-up': followUp, section, method, at, surface, message } = values;

/** Each kind with the number of its names. A region has a start of its own. */
const kinds: Readonly<Record<string, readonly [names: number, start: () => Start]>> = {
  component: [1, () => component(name)],
  screen: [1, () => screen(name)],
  call: [2, () => call({ service: name, path: second, section, method })],
  error: [
    3,
    () => error({ service: name, code: second, name: third, at, surface, message, followUp }),
  ],
};

await runMain(async (signal) => {
  if (kind === 'region' && positionals.length === 2) {
    console.log(await newRegion(name));
    return 0;
  }
  const [names, start] = kinds[kind] ?? [];
  if (start === undefined || positionals.length - 1 !== names) throw new Failure(usage);
  const { generates, leftToDo, ...written } = start();
  const files = writeStart(root, written);
  const run = execa({ cwd: root, preferLocal: true, cancelSignal: signal });
  await run`oxfmt ${files}`;
  if (generates.length > 0) await run`${process.execPath} tools/generate/generate.ts ${generates}`;
  console.log(['Written:', ...files.map((file) => `  ${file}`), '', 'Left to do:'].join('\n'));
  for (const [index, step] of leftToDo.entries()) console.log(`${index + 1}. ${step}`);
  return 0;
});
