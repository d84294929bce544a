import { afterEach, expect, it, vi } from 'vitest';
import { ConfigurationError } from '../../shared/ConfigurationError.ts';
import { runCommand } from './runCommand.ts';

const before = process.exitCode;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
afterEach(() => {
  process.exitCode = before;
  for (const signal of signals) process.removeAllListeners(signal);
});

/** What a command writes, and its exit code. */
async function run(main: Parameters<typeof runCommand>[0]) {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await runCommand(main);
  const { exitCode } = process;
  const written = { errors: error.mock.calls.flat(), lines: log.mock.calls.flat(), exitCode };
  vi.restoreAllMocks();
  return written;
}

it('ends with the code of its verdict', async () => {
  expect(await run(() => 3)).toEqual({ errors: [], lines: [], exitCode: 3 });
});

it('a wrong setting is one sentence, and incomplete', async () => {
  const wrong = new ConfigurationError('There is no region "xx".');
  expect(await run(() => Promise.reject(wrong))).toEqual({
    errors: ['There is no region "xx".'],
    lines: ['INCOMPLETE'],
    exitCode: 2,
  });
});

it('an error of the suite keeps its stack, and is incomplete', async () => {
  const bug = new TypeError('x is not a function');
  expect(await run(() => Promise.reject(bug))).toMatchObject({ errors: [bug], exitCode: 2 });
});

it.each(signals)('%s stops the run, whatever it broke', async (signal) => {
  const { errors, exitCode } = await run(async (stopped) => {
    process.emit(signal);
    expect(stopped.aborted).toBe(true);
    throw new ConfigurationError('No browser to test with.');
  });
  expect(errors).toEqual(['The run was stopped.']);
  expect(exitCode).toBe(2);
});
