import { createRequire } from 'node:module';
import { contracts } from '../../../mocks/contracts.ts';
import type { Generated } from '../generated.ts';
import { openApiDocument } from './openApiDocument.ts';

/** What is used of the linter. Its own types alone take a tenth of the time of the type check. */
interface Linter {
  readonly createConfig: (config: object) => Promise<object>;
  readonly lintFromString: (options: object) => Promise<
    readonly {
      readonly ruleId: string;
      readonly message: string;
      readonly location: readonly { readonly pointer?: string }[];
    }[]
  >;
}
const require = createRequire(import.meta.url);
const { createConfig, lintFromString }: Linter = require('@redocly/openapi-core');

/** Rules of the linter's recommended set that make no sense here, each with its reason. */
const rulesOff = {
  // The account service's addresses end in a slash (A§7); the document has them as they are.
  'no-path-trailing-slash': 'off',
} as const;

/**
 * What the third-party linter finds in a document, a line each, errors and warnings alike. Asks no
 * network: the document refers to nothing outside itself.
 */
export async function lintProblems(text: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: rulesOff });
  const problems = await lintFromString({
    source: text,
    absoluteRef: 'openapi.generated.json',
    config,
  });
  return problems.map(({ ruleId, message, location: [first] }) => {
    const pointer = first?.pointer ?? '#/';
    return `${pointer}: ${message} (${ruleId})`;
  });
}

/** The document as it is committed. */
export const documentText = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

/** The OpenAPI document of all calls, and what the linter finds in it. */
export async function contract(): Promise<Generated> {
  const text = documentText(openApiDocument(contracts));
  const found = await lintProblems(text);
  return {
    files: [{ path: 'src/api/openapi.generated.json', text }],
    summary: `${contracts.length} calls, ${found.length} linter problems`,
    problems: found.map(
      (problem) =>
        `${problem}. Fix the contract or tools/generate/contract; a rule is turned off only there, with a reason.`,
    ),
  };
}
