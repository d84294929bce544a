import { hold } from './hold.ts';

/** A body that begins, and breaks off once one of the signals aborts. */
export const drip = (signals: readonly AbortSignal[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{"message":'));
      await hold(signals);
      controller.error(new Error('The answer breaks off.'));
    },
  });
