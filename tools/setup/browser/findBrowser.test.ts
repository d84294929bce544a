import { describe, expect, test } from 'vitest';
import { findBrowser } from './findBrowser.mjs';

const PLAYWRIGHT = '/cache/chromium-1248/chrome-linux64/chrome';
const SHELL_FOLDER = '/cache/chromium_headless_shell-1248';
const SHELL = `${SHELL_FOLDER}/chrome-headless-shell-linux64/chrome-headless-shell`;
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN = '/usr/bin/chromium';

const everything = [
  SHELL,
  `${SHELL_FOLDER}/INSTALLATION_COMPLETE`,
  PLAYWRIGHT,
  '/cache/chromium-1248/INSTALLATION_COMPLETE',
  DEBIAN_SHELL,
  DEBIAN,
];

interface Machine {
  files?: readonly string[];
  env?: NodeJS.ProcessEnv;
  platform?: string;
  root?: boolean;
  playwright?: string | undefined;
}

function find({ files = [], env = {}, platform = 'linux', root = false, ...rest }: Machine) {
  const playwright = 'playwright' in rest ? rest.playwright : PLAYWRIGHT;
  return findBrowser({
    env,
    platform,
    root,
    exists: (file) => files.includes(file),
    playwrightPath: () => playwright,
  });
}

describe('the order', () => {
  test('a path given in the environment comes first', () => {
    const env = { PORTICO_BROWSER: '/opt/chrome' };
    const found = find({ files: [...everything, '/opt/chrome'], env });
    expect(found).toMatchObject({ path: '/opt/chrome', source: 'PORTICO_BROWSER' });
  });

  test.each([
    [SHELL, 0],
    [PLAYWRIGHT, 2],
    [DEBIAN_SHELL, 4],
    [DEBIAN, 5],
  ])('then %s', (path, from) => {
    expect(find({ files: everything.slice(from) })?.path).toBe(path);
  });

  test('nothing is null', () => {
    expect(find({})).toBeNull();
    expect(find({ playwright: undefined })).toBeNull();
  });
});

test('a path in the environment that does not exist is an error, not a fallback', () => {
  const env = { PORTICO_BROWSER: '/opt/gone' };
  expect(() => find({ files: everything, env })).toThrow('/opt/gone, which does not exist');
});

test("Playwright's download counts only once it is complete", () => {
  expect(find({ files: [SHELL, PLAYWRIGHT, DEBIAN] })?.path).toBe(DEBIAN);
});

test('the headless shell is found on other systems too', () => {
  const folder = 'C:\\cache\\chromium_headless_shell-1248';
  const shell = `${folder}/chrome-headless-shell-win64/chrome-headless-shell.exe`;
  const found = find({
    platform: 'win32',
    playwright: 'C:\\cache\\chromium-1248\\chrome-win64\\chrome.exe',
    files: [shell, `${folder}/INSTALLATION_COMPLETE`],
  });
  expect(found?.path).toBe(shell);
});

test('the sandbox is given up only for root on Linux', () => {
  const files = [DEBIAN, PLAYWRIGHT, '/cache/chromium-1248/INSTALLATION_COMPLETE'];
  expect(find({ files, root: true })?.args).toContain('--no-sandbox');
  expect(find({ files })?.args).not.toContain('--no-sandbox');
  expect(find({ files, root: true, platform: 'darwin' })?.args).not.toContain('--no-sandbox');
});

test('a test does without the optimizing compilers, a measurement does not', () => {
  const found = find({ files: everything });
  expect(found?.args.filter((arg) => !found.plainArgs.includes(arg))).toEqual([
    '--js-flags=--no-maglev --no-turbofan',
  ]);
});
