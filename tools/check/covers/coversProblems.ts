import { childrenOf, parseFile, type SyntaxNode } from '../parseFile.ts';
import { reachedFrom, usesExport, valueImportsOf, type ReadSource } from './shippedCode.ts';

/** What runs: the page in the browser, and the build and the server, which read the regions. */
const entries = [
  'src/app/main.tsx',
  'tools/build/buildPortal.ts',
  'tools/serve/portal/preview.ts',
] as const;

/** Code that does not ship, with the reason why its tests may cover requirements all the same. */
export const awaited: Readonly<Record<string, string>> = {
  'src/components/AccountField/AccountField.tsx':
    'it is AccountInput with its parts, which the portal loads one after the other (S-192)',
  'src/domain/session/accountLoginType.ts':
    'the specification lists the numbers and names no call that carries one (API-044)',
};

/** The parts of a file that are one test each: `it(...)`, `it.each(...)(...)`, `test(...)`. */
function testsIn(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.type !== 'ExpressionStatement') return childrenOf(node).flatMap(testsIn);
  const [call] = childrenOf(node);
  return call && ['it', 'test'].includes(rootNameOf(call))
    ? [node]
    : childrenOf(node).flatMap(testsIn);
}

/** The name at the start of a call: `it` of `it.each([])(...)`. */
function rootNameOf(node: SyntaxNode): string {
  const inner = node['callee'] ?? node['object'];
  return inner === undefined ? String(node['name']) : rootNameOf(inner as SyntaxNode); // both fields hold a node
}

const idsIn = (code: string): readonly string[] => [
  ...new Set([...code.matchAll(/'((?!S-)[A-Z0-9]+-\d{3})'/g)].map(([, id = '']) => id)),
];

/** The exports that the covering parts of a test or story file rest on. */
function subjectsOf(path: string, code: string) {
  const imports = valueImportsOf(path, code).filter(
    (each) => each.path.startsWith('src/') && !/\/(support|contracts|styles)\//.test(each.path),
  );
  if (path.startsWith('stories/')) {
    const subject = /^ {2}component: (\w+),$/m.exec(code)?.[1];
    return [{ code, subjects: imports.filter(({ local }) => local === subject) }];
  }
  const tests = testsIn(parseFile(path, code).program).map(({ start, end }) =>
    code.slice(start, end),
  );
  const shared = tests.reduce((rest, test) => rest.replace(test, ''), code);
  const helpers = shared.replaceAll(/^import [^;]*;$/gm, '');
  const usedIn = (text: string) =>
    imports.filter(({ local }) => local !== '*' && new RegExp(`\\b${local}\\b`).test(text));
  return tests.map((test) => {
    const own = usedIn(test);
    return { code: test, subjects: own.length > 0 ? own : usedIn(helpers) };
  });
}

/**
 * The stories of components that get their error as an argument: whatever they cover, the portal need
 * not give that error.
 */
const givenErrors = (path: string, code: string): readonly string[] =>
  path.startsWith('stories/components/')
    ? code
        .split(/^export const /m)
        .filter((story) => /\berrors?: /.test(story.split('play:', 1)[0] ?? ''))
        .filter((story) => story.includes('covers('))
        .map(
          (story) =>
            `${path}: ${/^\w+/.exec(story)?.[0]} covers ${idsIn(story).join(', ')} with an error among its arguments. Cover them where the portal finds the error, and take the ids off here.`,
        )
    : [];

/**
 * Finds tests and component stories that cover a requirement with code that the portal never runs:
 * such a test passes whatever the portal does. So does a component's story that gets its error.
 */
export function coversProblems(
  files: readonly string[],
  read: ReadSource,
  waiting = awaited,
): readonly string[] {
  const reached = reachedFrom(entries, read);
  const problems = files.flatMap((path) => {
    const code = read(path) ?? '';
    if (/^(stories\/docs|tools\/generate)\//.test(path))
      return code.includes('covers(')
        ? [
            `${path} covers ${idsIn(code).join(', ')}, but documentation shows no requirement. Take the ids off.`,
          ]
        : [];
    const unused = subjectsOf(path, code)
      .filter((part) => part.code.includes('covers('))
      .flatMap(({ subjects, code: part }) =>
        subjects
          .filter((each) => !usesExport(reached, each.path, each.name) && !(each.path in waiting))
          .map(
            (each) =>
              `${path} covers ${idsIn(part).join(', ')} with \`${each.name}\` of ${each.path}, which the portal does not use. Use it in the portal, or take the ids off until it is used.`,
          ),
      );
    return [...givenErrors(path, code), ...unused];
  });
  const over = Object.keys(waiting)
    .filter((path) => reached.has(path))
    .map(
      (path) =>
        `${path} is used by the portal now; take it out of \`awaited\` in tools/check/covers/coversProblems.ts.`,
    );
  return [...new Set([...problems, ...over])];
}
