import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type Group, spawnGroup } from './spawnGroup.mjs';

/** Starts a program in Node; goes on when it has printed its first line. */
function run(program: string): Promise<Group & { lines: string[] }> {
  return new Promise((resolve) => {
    const lines: string[] = [];
    const group = spawnGroup(process.execPath, ['-e', program], {
      onLine(line) {
        lines.push(line);
        resolve({ ...group, lines });
      },
    });
  });
}

/** Whether a program still listens: unlike its pid, its port is free as soon as it has ended. */
const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.destroy());
    socket.once('close', (hadError) => resolve(!hadError));
    socket.once('error', () => {});
  });

/** A program that starts another one, which prints the port it listens on and tells it so. */
const parent = `
  const { spawn } = require('node:child_process');
  const child = "const s = require('node:net').createServer(); s.listen(0, '127.0.0.1', () => { console.log(s.address().port); process.send('listening'); })";
  const other = spawn(process.execPath, ['-e', child], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
`;
const IDLE = 'setInterval(() => {}, 1000)';

test('passes on the exit code and every line as a terminal would leave it', async () => {
  const { ended, lines } = await run(
    String.raw`process.stdout.write('one\n\u001b[31m1 %\u001b[0m\r99 %\rdone'); process.exitCode = 3`,
  );
  expect(await ended).toBe(3);
  expect(lines).toEqual(['one', 'done']);
});

test('a program that does not exist ends with 127 and a message', async () => {
  const lines: string[] = [];
  const { ended, stop } = spawnGroup('portico-no-such-program', [], {
    onLine: (line) => lines.push(line),
  });
  expect(await ended).toBe(127);
  await stop();
  expect(lines.join()).toContain('portico-no-such-program could not be started');
});

test('stop ends all descendants', async () => {
  const { ended, lines, stop } = await run(`${parent}; ${IDLE}`);
  expect(await isListening(Number(lines[0]))).toBe(true);
  await stop();
  expect(await ended).toBe(143);
  expect(await isListening(Number(lines[0]))).toBe(false);
});

test('a straggler of the group ends with its leader', async () => {
  const { ended, lines } = await run(`${parent}; other.once('message', () => process.exit(0))`);
  expect(await ended).toBe(0);
  expect(await isListening(Number(lines[0]))).toBe(false);
});
