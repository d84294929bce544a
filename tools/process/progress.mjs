// @ts-check

/**
 * Says what is being done, and goes on saying so while it takes long: a line that counts the
 * seconds on a terminal, a new line every ten seconds elsewhere.
 *
 * @param {string} text what is being done
 * @param {object} [options]
 * @param {NodeJS.WriteStream} [options.out]
 * @param {boolean} [options.rewrites] whether the line may be rewritten; not while others print
 * @returns {{ end: (text?: string) => void }} `end` stops it and prints its text with the seconds
 */
export function progress(text, { out = process.stdout, rewrites = canRewrite(out) } = {}) {
  const started = Date.now();
  const show = () => {
    const passed = Math.round((Date.now() - started) / 1000);
    const line = passed === 0 ? `${text} ...` : `${text} ... ${passed} s`;
    out.write(rewrites ? `\r\u001B[2K${line}` : `${line}\n`);
  };
  show();
  const timer = setInterval(show, rewrites ? 1000 : 10_000);
  return {
    end(result) {
      clearInterval(timer);
      if (rewrites) out.write('\r\u001B[2K');
      if (result !== undefined) out.write(`${result} (${seconds(Date.now() - started)}).\n`);
    },
  };
}

/** @param {NodeJS.WriteStream} out */
function canRewrite(out) {
  return out.isTTY && process.env['TERM'] !== 'dumb';
}

/**
 * @param {number} ms
 * @returns {string} like `12.3 s`
 */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
