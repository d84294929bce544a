/** A node of the accessibility tree, as far as it is read here. */
export interface AccessibleNode {
  readonly nodeId: string;
  /** The element's own, which stays. */
  readonly backendDOMNodeId?: number;
  readonly parentId?: string;
  readonly ignored?: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
}

interface Reading {
  /** The value is shown by its length alone. */
  readonly secret: boolean;
  /** The seconds in the name are no news. */
  readonly counts: boolean;
}

/** States in the order in which they are read, each with its word. */
const states: readonly (readonly [string, (value: unknown) => string | null])[] = [
  ['required', (value) => (value === true ? 'required' : null)],
  ['invalid', (value) => (value === 'true' ? 'invalid' : null)],
  ['checked', (value) => (value === 'true' ? 'checked' : 'not checked')],
  ['expanded', (value) => (value === true ? 'expanded' : 'collapsed')],
  ['hasPopup', (value) => (value === 'false' ? null : `opens a ${String(value)}`)],
  ['disabled', (value) => (value === true ? 'unavailable' : null)],
  ['readonly', (value) => (value === true ? 'read-only' : null)],
  ['busy', (value) => (value === true || value === 1 ? 'busy' : null)],
];

const text = ({ value }: { readonly value?: unknown } = {}): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll(/\s+/g, ' ').trim()
    : '';

/** Role, name and state of what has the focus: `textbox "E-mail address" required`. */
export function focusLine(node: AccessibleNode, { secret, counts }: Reading): string {
  const name = counts ? text(node.name).replaceAll(/\p{Nd}+/gu, 'N') : text(node.name);
  const value = secret ? '•'.repeat(text(node.value).length) : text(node.value);
  const known = states.flatMap(([property, word]) => {
    const found = node.properties?.find((one) => one.name === property);
    return found === undefined ? [] : (word(found.value.value) ?? []);
  });
  const description = text(node.description);
  return [
    `${text(node.role)} "${name}"`,
    ...(known.length > 0 ? [known.join(', ')] : []),
    ...(value === '' ? [] : [`holding "${value}"`]),
    ...(description === '' ? [] : [`described "${description}"`]),
  ].join(' ');
}

/** Roles of context that a screen reader names when the focus comes into it. */
const roles: ReadonlySet<string> = new Set([
  ...['dialog', 'alertdialog', 'group', 'radiogroup', 'listbox', 'menu'],
  ...['banner', 'main', 'navigation', 'region', 'contentinfo', 'complementary', 'form', 'search'],
]);

/** No context at all without a name. */
const needName: ReadonlySet<string> = new Set(['group', 'form', 'region']);

/** The context of a node that has a name or a landmark's role, outermost first. */
export function contextOf(
  nodes: readonly AccessibleNode[],
  node: AccessibleNode,
): readonly string[] {
  const byId = new Map(nodes.map((one) => [one.nodeId, one]));
  const context: string[] = [];
  for (
    let one = byId.get(node.parentId ?? '');
    one !== undefined;
    one = byId.get(one.parentId ?? '')
  ) {
    const role = text(one.role);
    if (one.ignored === true || !roles.has(role)) continue;
    const name = text(one.name);
    if (name === '' && needName.has(role)) continue;
    const description = text(one.description);
    context.unshift(
      `${role}${name === '' ? '' : ` "${name}"`}${description === '' ? '' : ` described "${description}"`}`,
    );
  }
  return context;
}
