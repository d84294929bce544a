import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { XVFB } from '../../shared/settings.ts';
import { screens } from '../../shared/Site.ts';
import { endChild, hasEnded, freePort } from '../../shared/processes.ts';

const START_LIMIT_MS = 20_000;

/** Where a window can open. */
interface Display {
  /** As the variable DISPLAY has it. */
  readonly name: string;
  stop(): Promise<void>;
}

/** The screen of this machine, or a virtual one. @throws Error when it does not start. */
async function startDisplay(own = process.env['DISPLAY']): Promise<Display> {
  if (own) return { name: own, stop: () => Promise.resolve() };
  const { width, height } = screens.desktop.viewport;
  // It takes a free number and writes it to the file descriptor 3.
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

/** WebKit's WebDriver, ready to open windows. */
export interface WebKit {
  /** Where it listens; on loopback only. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the driver and waits until it answers. @throws Error when it does not. */
export async function startWebKit(driver: string): Promise<WebKit> {
  const display = await startDisplay();
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    // Without it the browser's language is "C", which no user has.
    env: { ...process.env, DISPLAY: display.name, LANG: 'en_US.UTF-8' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    await endChild(child);
    await display.stop();
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    const answers = async (): Promise<boolean> => {
      if (hasEnded(child)) throw new Error(`${driver} ended before it was ready.`);
      return fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    };
    await expect
      .poll(answers, { message: `${driver} answers`, timeout: START_LIMIT_MS })
      .toBe(true);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
