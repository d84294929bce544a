// @ts-check
import { constants } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';

/**
 * @typedef {object} Group
 * @property {Promise<number>} ended the exit code once nothing of the group is left (128 + n after a
 *   signal, 127 when it could not be started)
 * @property {() => Promise<void>} stop SIGTERM to the whole group, SIGKILL after 5 s
 */

/**
 * Starts a command as the leader of a process group of its own: Ctrl-C in the terminal does not
 * reach it, so that whoever started it decides when it stops. It ends with this process.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env] added to this process's environment
 * @param {(line: string, from: 'stdout' | 'stderr') => void} options.onLine
 * @returns {Group}
 */
export function spawnGroup(command, args, { cwd, env, onLine }) {
  const child = execa(command, args, {
    ...(cwd === undefined ? {} : { cwd }),
    // They write into pipes: no colours, whatever the terminal or CI asks for.
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    preferLocal: true,
    stdin: 'ignore',
    buffer: false,
    reject: false,
    killDescendants: true,
  });
  child.nodeChildProcess.once('exit', () => child.kill()); // what the leader left behind
  /** @param {'stdout' | 'stderr'} from */
  const read = async (from) => {
    for await (const line of child.iterable({ from })) onLine(plain(line), from);
  };
  const ended = Promise.all([child, read('stdout'), read('stderr')]).then(([result]) => {
    if (result.exitCode !== undefined) return result.exitCode;
    if (result.signal !== undefined) return 128 + constants.signals[result.signal];
    onLine(`${command} could not be started: ${result.originalMessage ?? ''}`, 'stderr');
    return 127;
  });
  return {
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/**
 * A line without colours; of one that was rewritten with carriage returns, what a terminal would show.
 *
 * @param {string} line
 */
function plain(line) {
  const states = stripVTControlCharacters(line)
    .split('\r')
    .map((state) => state.trimEnd());
  return states.findLast((state) => state !== '') ?? '';
}
