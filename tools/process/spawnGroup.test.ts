import { expect, test } from 'vitest';
import { processTable } from './processTable.mjs';
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

function isRunning(pid: number): boolean {
  return processTable().some((entry) => entry.pid === pid);
}

/** A program that starts another one, prints its pid, and does not wait for it. */
function parentOf(options: { detached: boolean }): string {
  return `
    const { spawn } = require('node:child_process');
    const options = { ...${JSON.stringify(options)}, stdio: 'inherit' };
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], options);
    child.unref();
    console.log(child.pid);
  `;
}

test('passes on the exit code and every line as a terminal would leave it', async () => {
  const { ended, lines } = await run(
    String.raw`process.stdout.write('one\n\u001b[31m1 %\u001b[0m\r99 %\rdone'); process.exitCode = 3`,
  );
  expect(await ended).toBe(3);
  expect(lines).toEqual(['one', 'done']);
});

test('a program that does not exist ends with 127 and says so', async () => {
  const lines: string[] = [];
  const { ended, stop } = spawnGroup('portico-no-such-program', [], {
    onLine: (line) => lines.push(line),
  });
  expect(await ended).toBe(127);
  await stop();
  expect(lines.join()).toContain('portico-no-such-program could not be started');
});

test('stop ends a descendant that made a group of its own', async () => {
  const { ended, lines, stop } = await run(
    `${parentOf({ detached: true })}; setInterval(() => {}, 1000)`,
  );
  const descendant = Number(lines[0]);
  expect(isRunning(descendant)).toBe(true);
  await stop();
  expect(await ended).toBe(143);
  expect(isRunning(descendant)).toBe(false);
});

test('a straggler of the group ends with its leader', async () => {
  const { ended, lines } = await run(parentOf({ detached: false }));
  expect(await ended).toBe(0);
  expect(isRunning(Number(lines[0]))).toBe(false);
});
