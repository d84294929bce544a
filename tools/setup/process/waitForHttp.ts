import pWaitFor from 'p-wait-for';

const ONE_TRY_MS = 10_000;

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ONE_TRY_MS), redirect: 'manual' }).then(
    async (response) => {
      await response.body?.cancel();
      return true;
    },
    () => false,
  );

/**
 * Waits until an address answers HTTP at all, whatever the status.
 *
 * @param url with 127.0.0.1 as its host: Node does not resolve names under localhost
 * @throws the signal's reason when it aborts first; TimeoutError
 */
export const waitForHttp = (url: string, timeout: number, signal: AbortSignal): Promise<void> =>
  pWaitFor(() => answers(url), { interval: 100, timeout, signal });
