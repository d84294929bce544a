// @ts-check

/** @type {readonly [RegExp, string][]} */
const ADVICE = [
  [
    /EUSAGE|from lock file|can only install packages when/,
    'package-lock.json does not fit package.json; run `npm install` and keep its lock file.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'the package registry cannot be reached; check the network or the proxy (`npm ping`) and run the command again.',
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/,
    "the registry's certificate is not trusted; set `npm config set cafile <file>` and run the command again.",
  ],
  [/E401|E403/, 'the registry refused access; log in or check `npm config get registry`.'],
  [
    /E404|ETARGET|EINTEGRITY/,
    'the registry does not hold a package of the lock file as it was locked; check `npm config get registry`.',
  ],
  [/ENOSPC/, 'the disk is full; make room and run the command again.'],
  [
    /EACCES|EPERM|EBUSY|EROFS/,
    'a file in node_modules cannot be written; check who owns the folder, and that no program is using it.',
  ],
];

/**
 * One sentence on what to do about a failed `npm ci`.
 *
 * @param {string} output its last lines
 */
export function npmAdvice(output) {
  const found = ADVICE.find(([pattern]) => pattern.test(output));
  return found?.[1] ?? "npm's own words above say why; mend it and run the command again.";
}

/**
 * The lines of npm's output that say what happened: without the options of the command, which it
 * prints when the lock file does not fit, and without what would not fit on a screen.
 *
 * @param {string} output
 */
export function npmEssence(output) {
  const [essence = ''] = output.split(/^npm error (?:Clean install a project|Usage:)$/m);
  return essence.trimEnd().split('\n').slice(-25).join('\n');
}
