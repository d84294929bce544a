import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Rules of the linter's recommended set that make no sense here, each with its reason. */
const rulesOff = {
  // The account service's addresses end in a slash (A§7); the document tells them as they are.
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
  return problems.map(({ ruleId, message, location: [place] }) => {
    const pointer = place?.pointer ?? '#/';
    return `${pointer}: ${message} (${ruleId})`;
  });
}
