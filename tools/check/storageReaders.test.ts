import { expect, it } from 'vitest';

/** The files that touch what the browser keeps, and what they do instead of reading it as it is. */
const readers: Readonly<Record<string, string>> = {
  'src/domain/tracking/createSafeStorage.ts': 'gives a value in the shape of its key, or nothing',
  'src/features/browserStorage.ts': 'passes the areas to createSafeStorage',
  'src/features/login/Login.tsx': 'passes the state of the entry to historyState.ts',
  'src/features/login/useArrivedWithTips.ts': 'passes the state of the entry to historyState.ts',
  'src/app/first-screen/guard.ts':
    'compares texts, to hide a page that is not what this seller keeps',
  'src/app/main.tsx': 'gives the state of an entry back to the browser',
  'src/app/stepBrowser.ts':
    'passes the state of the entry to historyState.ts, and back to the browser',
};

const read =
  /\b(?:local|session)Storage\b|\b(?:indexedDB|cookieStore|caches|getItem|newValue|oldValue)\b|document\.cookie(?!\s*=[^=])|['"]cookie['"]|\bwindow\.name\b|\bhistory\.state\b|\buseLocation\(\)\.state\b|\blocation\.state\b|\{[^}]*\bstate\b[^}]*\} = useLocation\(\)/;

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

it.each([
  "localStorage.getItem('language')",
  'const { sessionStorage: kept } = window;',
  "window['localStorage'].language",
  'const area: Storage = open(); area.getItem(key)',
  'if (document.cookie == kept) return;',
  "document.cookie.split('; ')",
  'const { cookie } = document; document["cookie"]',
  "addEventListener('storage', ({ newValue }) => use(newValue))",
  'await indexedDB.databases()',
  "await cookieStore.get('a')",
  "await caches.open('a')",
  'JSON.parse(window.name)',
  'history.state.next',
  'const { state } = useLocation();',
  'const next: unknown = useLocation().state;',
])('%s is seen', (line) => {
  expect(read.test(withoutComments(line))).toBe(true);
});

it.each(['document.cookie = leadCookie(lead);', 'use(); // localStorage', '/** sessionStorage */'])(
  '%s reads nothing',
  (line) => {
    expect(read.test(withoutComments(line))).toBe(false);
  },
);

it('no other source reads what the browser keeps', () => {
  const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
    ...{ eager: true, query: '?raw', import: 'default' },
  });
  const found = Object.entries(sources)
    .filter(([file]) => !/\.test\.|\/support\//.test(file))
    .filter(([, code]) => read.test(withoutComments(code)))
    .map(([file]) => file.replace('../../', ''));
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(found.toSorted()).toEqual(Object.keys(readers).toSorted());
});
