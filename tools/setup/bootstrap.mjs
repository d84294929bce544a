// @ts-check
// `node tools/setup/bootstrap.mjs <script>`, on a fresh clone too: plain JavaScript for Node 20, no
// package needed. Brings the clone to where the pinned runtime can run a script, and runs it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, sameTree } from './lockFingerprint.mjs';

const LEAST_MAJOR = 20;
const isWindows = process.platform === 'win32';
const root = fileURLToPath(new URL('../..', import.meta.url));
const inModules = (/** @type {string[]} */ ...parts) => path.join(root, 'node_modules', ...parts);

/** @param {string} message what, why and how to fix it */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Installs the packages when node_modules is missing or is not what package-lock.json describes. */
function ensurePackages() {
  const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const lock = read(path.join(root, 'package-lock.json'));
  const mark = inModules('.portico-install');
  const wanted = fingerprint(lock, process);
  if (read(mark) === wanted) return;
  // Installed by hand, or by an image that has no network now: fine, as long as it is the same.
  if (!sameTree(lock, read(inModules('.package-lock.json')) || '{}', process)) {
    rmSync(mark, { force: true });
    console.log('Installing the packages (npm ci) ...');
    const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    // The tools are development packages, the runtime an optional one, whatever NODE_ENV is.
    const { error, status } = spawnSync('npm', [...args, '--include=dev', '--include=optional'], {
      cwd: root,
      stdio: 'inherit',
      shell: isWindows, // npm is a batch file there
    });
    if (error) fail(`npm, which comes with Node, was not found (${error.message}): install it.`);
    if (status !== 0) fail('npm ci failed, see above: fix that and run the command again.');
  }
  writeFileSync(mark, wanted);
}

/** @returns the Node that runs the project: the pinned one, else this one if it runs TypeScript */
function findRuntime() {
  const pinned = isWindows
    ? inModules(`node-win-${process.arch}`, 'bin', 'node.exe')
    : inModules('.bin', 'node');
  // Being there is not enough: a glibc binary on a musl system is there and does not start.
  if (spawnSync(pinned, ['--version'], { stdio: 'ignore' }).status === 0) return pinned;
  const why = `The pinned Node runtime does not run here (${process.platform}-${process.arch})`;
  if ('typescript' in process.features && process.features.typescript !== false)
    console.log(`${why}: going on with this machine's Node ${process.versions.node}.`);
  else fail(`${why}: delete node_modules and run this again, or install Node 22.18 or newer.`);
  return process.execPath;
}

/** Runs the script in the foreground: terminal, signals and exit code are its own. */
function handOver() {
  // Windows writes it `Path`.
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const env = { ...process.env, [key]: [inModules('.bin'), process.env[key]].join(path.delimiter) };
  const child = spawn(findRuntime(), process.argv.slice(2), { cwd: root, stdio: 'inherit', env });
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(name, () => child.kill(name));
  // npm forwards SIGTERM to the shell between it and us, which ends without passing it on.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGHUP'), 250).unref();
  child.once('exit', (code, by) => process.exit(code ?? 128 + constants.signals[by ?? 'SIGKILL']));
}

if (Number.parseInt(process.versions.node, 10) < LEAST_MAJOR)
  fail(`Portico needs Node ${LEAST_MAJOR} or newer, this is ${process.versions.node}: update it.`);
ensurePackages();
handOver();
