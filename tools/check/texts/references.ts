import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf, isSyntaxNode, parseFile, type SyntaxNode } from '../parseFile.ts';

/** The string literals of a file that may be text keys. */
export interface References {
  /** Every string literal that stands for a value, types aside. */
  readonly literals: ReadonlySet<string>;
  /** Those that can be nothing but a text key. */
  readonly certain: ReadonlySet<string>;
  /** Templates with expressions, as they stand in the code, without their backticks. */
  readonly templates: ReadonlySet<string>;
}

/** The fields of a region whose strings are text keys. */
const regionFields: ReadonlySet<unknown> = new Set([
  ...['areaText', 'edmConsentKey', 'existsWording', 'seo', 'signup'],
]);

const nodeAt = (node: SyntaxNode, field: string): SyntaxNode | null => {
  const value = node[field];
  return isSyntaxNode(value) ? value : null;
};

/** Whether everything below a node is a text key: `textKey(...)`, a region's wording; `Message` has its types. */
function holdsKeys(node: SyntaxNode, file: string): boolean {
  if (node.type === 'CallExpression') return nodeAt(node, 'callee')?.['name'] === 'textKey';
  if (node.type === 'Property')
    return file.startsWith('regions/') && regionFields.has(nodeAt(node, 'key')?.['name']);
  return false;
}

/**
 * Collects what a file may refer to.
 * @throws Error when the file does not parse
 */
export function referencesOf(file: string, code: string): References {
  const [literals, certain, templates] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const note = (text: string, isKey: boolean) => {
    literals.add(text);
    // A region leaves a wording out with '', and marks a decision with its number.
    if (isKey && text !== '' && !/^S-\d+$/.test(text)) certain.add(text);
  };
  const visit = (node: SyntaxNode, isKey: boolean): void => {
    if (node.type === 'TSLiteralType') return;
    if (node.type === 'Literal' && typeof node['value'] === 'string') note(node['value'], isKey);
    if (node.type === 'TemplateLiteral') {
      const text = code.slice(node.start + 1, node.end - 1);
      if (text.includes('${')) templates.add(text);
      else note(text, isKey);
    }
    // In `textKey(region.seo['login'])` the string is a field's name.
    const below = (isKey && node.type !== 'MemberExpression') || holdsKeys(node, file);
    for (const child of childrenOf(node)) visit(child, below);
  };
  visit(parseFile(file, code).program, false);
  return { literals, certain, templates };
}

/** Where texts are referred to: the application, the regions, and what the server writes into a page. */
const sources = '{src,regions,tools/serve/document}/**/*.{ts,tsx}';

const isSource = (file: string): boolean => !/\.test\.|\/support\/|\/locales\//.test(file);

/** Collects what every source file of the repository may refer to, by the file's path. */
export function readReferences(root: string): ReadonlyMap<string, References> {
  const files = globSync(sources, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    files
      .filter(isSource)
      .toSorted()
      .map((file) => [file, referencesOf(file, readFileSync(join(root, file), 'utf8'))]),
  );
}
