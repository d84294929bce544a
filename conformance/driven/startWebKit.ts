import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { endChild, hasEnded } from '../support/endChild.ts';
import { freePort } from '../support/freePort.ts';
import { startDisplay } from './startDisplay.ts';

const START_LIMIT_MS = 20_000;

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
    // Else it speaks the language "C", which no visitor does.
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
