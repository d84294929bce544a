import { minify } from '@swc/core';
import type { Plugin } from 'vite';
import {
  argumentsOf,
  childrenOf,
  isSyntaxNode,
  parseFile,
  type SyntaxNode,
} from '../check/parseFile.ts';

/** What i18next says only where it is told to debug, which the portal never does. */
const SILENT = ['log', 'warn', 'deprecate', 'once'].map((level) => `this.logger.${level}`);

/** The function that is all a call is given: a CommonJS module, where the call stands at the top of a script. */
function moduleIn({ init }: SyntaxNode): readonly SyntaxNode[] {
  if (!isSyntaxNode(init) || init.type !== 'CallExpression') return [];
  const given = argumentsOf(init);
  return given.length === 1 ? given.filter(({ type }) => type.endsWith('FunctionExpression')) : [];
}

/**
 * Puts the CommonJS modules of a script in parentheses, as the bundler had them: an engine then compiles
 * them with the script, in the background, and not once more as they run.
 */
export const withEagerModules = (file: string, code: string): string =>
  childrenOf(parseFile(file, code).program)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(childrenOf)
    .flatMap(moduleIn)
    .toReversed()
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
      code,
    );

/** Has SWC minify the scripts that Vite has minified: 1.4 % fewer bytes, in half a second. */
export const minifyAgain = (): Plugin => ({
  name: 'portico:minify-again',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') {
          const options = {
            compress: { passes: 2, pure_funcs: SILENT },
            ecma: 2020,
            mangle: true,
            module: true,
          } as const;
          file.code = withEagerModules(file.fileName, (await minify(file.code, options)).code);
        }
    },
  },
});
