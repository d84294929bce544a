// @ts-check
import { constants } from 'node:os';

/** Thrown, or the reason of an abort, when a signal asked the process to stop. */
export class Stopped extends Error {
  /** @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} signal */
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    this.signal = signal;
    /** What a shell reports for a process ended by this signal. */
    this.exitCode = 128 + constants.signals[signal];
  }
}
