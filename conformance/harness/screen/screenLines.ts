import { data } from '../contract.ts';

/** A node of the document, as the browser's protocol gives it. */
export interface DocumentNode {
  readonly id: number;
  readonly parent: number | null;
  readonly element: string;
  readonly attributes: ReadonlyMap<string, string>;
}

interface Related {
  readonly backendDOMNodeId?: number;
}

/** A node of the accessible tree, as the browser's protocol gives it. */
export interface AccessibleNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly backendDOMNodeId?: number;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown; readonly relatedNodes?: readonly Related[] };
  }[];
  readonly childIds?: readonly string[];
}

/** What says nothing by itself: its children stand in its place. */
const PLAIN = new Set([
  'generic',
  'none',
  'RootWebArea',
  'InlineTextBox',
  'LineBreak',
  'LabelText',
]);

/** What is read with the texts inside it as its name or its value. */
const READ_WHOLE = new Set([
  ...['button', 'link', 'heading', 'option', 'tab', 'checkbox', 'radio', 'switch', 'menuitem'],
  ...['DisclosureTriangle', 'LabelText', 'combobox', 'textbox', 'searchbox', 'term'],
]);

/** What a text stands for that has no key: a name of a country, a brand, an address that was typed. */
const DATA = 'data';

/** The states that are printed with their value, and those that are printed where they hold. */
const VALUED = ['expanded', 'checked', 'pressed', 'hasPopup', 'live', 'orientation'];
const HELD = [
  'required',
  'invalid',
  'disabled',
  'focused',
  'modal',
  'selected',
  'readonly',
  'busy',
];

/** What an element promises beside its role: how it is filled in, and where a link opens. */
const ATTRIBUTES = ['name', 'type', 'autocomplete', 'inputmode', 'target', 'rel', 'dir'];

const hasLabel = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.has('aria-label') || attributes.has('alt');

/** The lines of one part and of what is inside it. */
interface Part {
  readonly line: string;
  readonly inside: readonly Part[];
}

/** A value of a state; the protocol gives texts, numbers and truth values. */
const printed = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const isText = ({ role }: AccessibleNode): boolean => role?.value === 'StaticText';

/** Whether there is something to read in a text, besides spaces and brackets. */
const says = ({ ignored, name }: AccessibleNode): boolean =>
  !ignored && /[\p{L}\p{N}]/u.test(String(name?.value));

const equal = (one: Part, other: Part | undefined): boolean =>
  other !== undefined && JSON.stringify(one) === JSON.stringify(other);

function* linesOf(parts: readonly Part[], depth = 0): Iterable<string> {
  for (let index = 0; index < parts.length;) {
    const part = parts[index] as Part; // the index is below the length
    let next = index + 1;
    while (equal(part, parts[next])) next += 1;
    const times = next - index > 1 ? ` ×${next - index}` : '';
    yield `${'  '.repeat(depth)}${part.line}${times}`;
    yield* linesOf(part.inside, depth + 1);
    index = next;
  }
}

/**
 * A screen as assistive technology gets it: one line for each part with its role, the keys of its name,
 * its states and what a form field promises; equal neighbours are counted.
 *
 * @param isLeftOut whether a part of the document comes and goes by itself, and is not read
 */
export function screenLines(
  document: ReadonlyMap<number, DocumentNode>,
  nodes: readonly AccessibleNode[],
  isLeftOut: (attributes: ReadonlyMap<string, string>) => boolean,
): readonly string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inside = Map.groupBy(document.values(), ({ parent }) => parent);
  const attributes = (id: number | undefined): ReadonlyMap<string, string> =>
    document.get(id ?? 0)?.attributes ?? new Map();
  const attribute = (id: number | undefined, name: string) => attributes(id).get(name);
  const byName = (id: string): number | undefined =>
    [...document.values()].find((node) => node.attributes.get('id') === id)?.id;

  /** The keys of the texts in a part of the document, in order. */
  function keysIn(id: number | undefined): readonly string[] {
    if (id === undefined) return [];
    const own = attribute(id, data.message);
    if (own !== undefined) return [own];
    return (inside.get(id) ?? []).flatMap((child) => keysIn(child.id));
  }

  /** The message that a text is a part of; that of a label is its own name and not what it is around. */
  function messageAround(id: number | undefined): string {
    for (let node = document.get(id ?? 0); node; node = document.get(node.parent ?? 0)) {
      const key = node.attributes.get(data.message);
      if (key !== undefined && !hasLabel(node.attributes)) return `{${key}}`;
    }
    return DATA;
  }

  function labelsOf(id: number | undefined): readonly number[] {
    const named = attribute(id, 'aria-labelledby');
    if (named !== undefined) return named.split(/\s+/).flatMap((one) => byName(one) ?? []);
    const ownId = attribute(id, 'id');
    const labels = [...document.values()].filter(
      (node) => ownId !== undefined && node.attributes.get('for') === ownId,
    );
    return labels.map((label) => label.id);
  }

  function nameOf(node: AccessibleNode): string {
    if (typeof node.name?.value !== 'string' || node.name.value.trim() === '') return '';
    const id = node.backendDOMNodeId;
    if (hasLabel(attributes(id))) {
      const key = attribute(id, data.message);
      return key === undefined ? DATA : `{${key}}`;
    }
    const keys = labelsOf(id).flatMap(keysIn);
    const parts = keys.length > 0 ? keys.map((key) => `{${key}}`) : textsOf(node);
    return parts.length > 0 ? [...new Set(parts)].join(' ') : messageAround(id);
  }

  /** The texts that are read inside a node. */
  function textsOf(node: AccessibleNode): readonly string[] {
    if (isText(node)) return says(node) ? [messageAround(node.backendDOMNodeId)] : [];
    return (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child === undefined ? [] : textsOf(child);
    });
  }

  function statesOf(node: AccessibleNode): readonly string[] {
    const properties = new Map(node.properties?.map(({ name, value }) => [name, value]));
    const described = properties.get('describedby')?.relatedNodes ?? [];
    const keys = described.flatMap(({ backendDOMNodeId }) => keysIn(backendDOMNodeId));
    const level = properties.get('level')?.value;
    return [
      ...(node.role?.value === 'heading' ? [`level=${printed(level)}`] : []),
      ...VALUED.flatMap((name) => {
        const value = properties.get(name)?.value;
        return value === undefined || value === 'off' ? [] : [`${name}=${printed(value)}`];
      }),
      ...HELD.filter((name) => {
        const value = properties.get(name)?.value;
        return value !== undefined && value !== false && value !== 'false';
      }),
      ...(node.value?.value ? ['filled'] : []),
      ...(keys.length > 0 ? [`described=${keys.join('+')}`] : []),
    ];
  }

  function promisesOf(id: number | undefined): readonly string[] {
    return ATTRIBUTES.flatMap((name) => {
      const value = attribute(id, name);
      return value === undefined ? [] : [`${name}=${value}`];
    });
  }

  function partsOf(id: string, isNamed: boolean): readonly Part[] {
    const node = byId.get(id);
    if (node === undefined) return [];
    const at = node.backendDOMNodeId;
    if (isLeftOut(attributes(at))) return [];
    const role = String(node.role?.value);
    const children = (named: boolean): readonly Part[] =>
      (node.childIds ?? [])
        .flatMap((child) => partsOf(child, named))
        .filter((part, index, all) => {
          if (!part.line.startsWith('text ')) return true;
          return all.findIndex(({ line }) => line === part.line) === index; // a text around its links
        });
    if (isText(node))
      return isNamed || !says(node) ? [] : [{ line: `text ${messageAround(at)}`, inside: [] }];
    if (node.ignored || PLAIN.has(role)) return children(isNamed || READ_WHOLE.has(role));
    const line = [role, nameOf(node), ...statesOf(node), ...promisesOf(at)];
    return [
      {
        line: line.filter((word) => word !== '').join(' '),
        inside: children(isNamed || READ_WHOLE.has(role)),
      },
    ];
  }

  const roots = nodes.filter(({ parentId }) => parentId === undefined);
  return [...linesOf(roots.flatMap(({ nodeId }) => partsOf(nodeId, false)))];
}
