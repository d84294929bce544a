import { axeRules } from '../rules/axeRules.ts';
import { selectorOf } from './selectorOf.ts';
import type { Violation } from './Violation.ts';

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly element?: Element }[];
  }[];
}

declare global {
  /** axe-core, which the page runs before anything else. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var axe: { readonly run: (context: object, options: object) => Promise<AxeResults> };
}

const options = {
  ...axeRules,
  resultTypes: ['violations'],
  elementRef: true,
  iframes: false, // a story in a frame is checked as a story
  preload: false, // fetches the styles once more, for rules that are not run
};

/** Checks the story by axe: WCAG 2.2 A and AA, best practices, targets of 24 px. */
export async function checkAxe(): Promise<readonly Violation[]> {
  const scope = { include: [['body']], exclude: [['[class^="sb-"]'], ['#storybook-docs']] };
  const { violations } = await globalThis.axe.run(scope, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ element }) => ({
      rule: id === 'target-size' ? 'target' : `axe ${id}`,
      selector: element ? selectorOf(element) : 'page',
      what: help,
    })),
  );
}
