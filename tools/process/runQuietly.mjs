// @ts-check
import { progress, seconds } from './progress.mjs';
import { spawnGroup } from './spawnGroup.mjs';
import { tail } from './tail.mjs';

/**
 * Runs a command with its output hidden behind one line of progress.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {string} options.doing what the person reads meanwhile, like `Installing the packages`
 * @param {string} options.done what is printed after success, like `Packages installed`
 * @param {AbortSignal} options.signal stops the command; the call then throws its reason
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {number} [options.limitMs] stops the command when it takes longer
 * @param {number} [options.silenceMs] stops the command when it prints nothing for so long
 * @returns {Promise<{ ok: boolean, output: string }>} `output`: its last lines
 */
export async function runQuietly(command, args, options) {
  const { doing, done, signal, cwd, env, limitMs, silenceMs } = options;
  signal.throwIfAborted();
  const output = tail(200);
  const shown = progress(doing);
  /** @param {string} why */
  const giveUp = (why) => {
    output.add(why);
    void group.stop();
  };
  const limit = timer(limitMs, () =>
    giveUp(`Stopped: it took longer than ${seconds(limitMs ?? 0)}.`),
  );
  const silence = timer(silenceMs, () =>
    giveUp(`Stopped: it was silent for ${seconds(silenceMs ?? 0)}.`),
  );
  const group = spawnGroup(command, args, {
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
    onLine(line) {
      silence?.refresh();
      output.add(line);
    },
  });
  const stop = () => void group.stop();
  signal.addEventListener('abort', stop, { once: true });
  const code = await group.ended;
  signal.removeEventListener('abort', stop);
  clearTimeout(limit);
  clearTimeout(silence);
  const ok = code === 0 && !signal.aborted;
  shown.end(ok ? done : undefined);
  signal.throwIfAborted();
  return { ok, output: output.text() };
}

/**
 * @param {number | undefined} ms
 * @param {() => void} then
 */
function timer(ms, then) {
  return ms === undefined ? undefined : setTimeout(then, ms);
}
