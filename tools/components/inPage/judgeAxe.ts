import { selectorOf } from '../../stories/inPage/selectorOf.ts';
import type { ComponentFault } from './ComponentFault.ts';

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

/** What only a whole page can satisfy; screens are judged by it. */
const ofPages = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region', 'document-title'];

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  elementRef: true,
  iframes: false, // a story in a frame is judged as a story
  preload: false, // fetches the styles once more, for rules that are not run
  rules: {
    ...Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
    'target-size': { enabled: true }, // WCAG 2.5.8, with its exceptions: spacing, and links in a line
  },
};

/** Judges the story by axe: WCAG 2.2 A and AA, best practices, targets of 24 px. */
export async function judgeAxe(): Promise<readonly ComponentFault[]> {
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
