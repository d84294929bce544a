// @ts-check
import { stripVTControlCharacters } from 'node:util';

/**
 * Calls back with every line of a stream, without colours and, like a terminal, with only the last
 * state of a line that was rewritten with carriage returns.
 *
 * @param {import('node:stream').Readable} stream
 * @param {(line: string) => void} onLine
 */
export function eachLine(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (/** @type {string} */ chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(plain(line));
  });
  stream.on('end', () => {
    if (rest !== '') onLine(plain(rest));
  });
}

/** @param {string} line */
function plain(line) {
  const states = stripVTControlCharacters(line)
    .split('\r')
    .map((state) => state.trimEnd());
  return states.findLast((state) => state !== '') ?? '';
}
