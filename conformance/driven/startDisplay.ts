import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { screens } from '../support/Site.ts';
import { endChild } from '../support/endChild.ts';

/** A screen that nobody sees, as Debian installs it. */
export const XVFB = '/usr/bin/Xvfb';

const START_LIMIT_MS = 20_000;

/** Where a window can open. */
export interface Display {
  /** As the variable DISPLAY has it. */
  readonly name: string;
  stop(): Promise<void>;
}

/** The screen of this machine; where there is none, one that nobody sees. @throws Error when it does not come. */
export async function startDisplay(own = process.env['DISPLAY']): Promise<Display> {
  if (own) return { name: own, stop: () => Promise.resolve() };
  const { width, height } = screens.desktop.viewport;
  // It takes a number that is free and writes it to the file descriptor 3.
  const args = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${width}x${height}x24`];
  const child = spawn(XVFB, args, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
  const stop = (): Promise<void> => endChild(child);
  const number = child.stdio[3];
  if (!(number instanceof Readable)) throw new Error('Xvfb has no output to read.');
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended before it had a screen (exit code ${code}).`);
  });
  try {
    const signal = AbortSignal.timeout(START_LIMIT_MS);
    const line = once(createInterface({ input: number }), 'line', { signal });
    const [text] = await Promise.race([line, ended]);
    return { name: `:${String(text).trim()}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
