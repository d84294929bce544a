// @ts-check

/**
 * Keeps the last lines of an output.
 *
 * @param {number} most how many lines
 * @returns {{ add: (line: string) => void, text: () => string }}
 */
export function tail(most) {
  /** @type {string[]} */
  let lines = [];
  return {
    add(line) {
      if (line !== '') lines = [...lines, line].slice(-most);
    },
    text: () => lines.join('\n'),
  };
}
