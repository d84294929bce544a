import { expect, it } from 'vitest';
import { data } from '../contract.ts';
import { screenLines, type AccessibleNode, type DocumentNode } from './screenLines.ts';

/** A part of a page: its role, what the browser says of it, its element's attributes, and what is inside. */
interface Given {
  readonly role: string;
  readonly name?: string;
  readonly states?: Readonly<Record<string, unknown>>;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly inside?: readonly Given[];
}

/** The lines of a page; a part that is `late` is left out. */
function linesOf(given: readonly Given[]): readonly string[] {
  const elements = new Map<number, DocumentNode>();
  const nodes: AccessibleNode[] = [];
  const add = (one: Given, parent: number | null): string => {
    const id = elements.size + 1;
    const attributes = new Map(Object.entries(one.attributes ?? {}));
    elements.set(id, { id, parent, element: 'div', attributes });
    const node = {
      nodeId: `${id}`,
      ...(parent !== null && { parentId: `${parent}` }),
      ...{ backendDOMNodeId: id, ignored: false, role: { value: one.role } },
      name: { value: one.name ?? '' },
      properties: Object.entries(one.states ?? {}).map(([name, value]) => ({
        ...{ name, value: { value } },
      })),
      childIds: [] as string[],
    };
    nodes.push(node);
    node.childIds.push(...(one.inside ?? []).map((child) => add(child, id)));
    return node.nodeId;
  };
  add({ role: 'RootWebArea', inside: given }, null);
  return screenLines(elements, nodes, (attributes) => attributes.has('late'));
}

const text = (name: string): Given => ({ role: 'StaticText', name });
const message = (key: string) => ({ [data.message]: key });

it('names a part by the keys of the texts that are read as its name', () => {
  const button = {
    ...{ role: 'button', name: 'Continue (opens)', states: { disabled: true } },
    inside: [
      { role: 'generic', attributes: message('go_on'), inside: [text('Continue')] },
      text('\u2060 ('),
      { role: 'generic', attributes: message('opens'), inside: [text('opens')] },
    ],
  };
  expect(linesOf([button])).toEqual(['button {go_on} {opens} disabled']);
});

it('names a field by its label, and a part with a label of its own by that', () => {
  const label = { attributes: { ...message('field'), for: 'it' }, inside: [text('E-mail')] };
  const field = {
    ...{ role: 'textbox', name: 'E-mail', states: { required: true, invalid: 'false' } },
    attributes: { id: 'it', type: 'email', autocomplete: 'email' },
  };
  const bar = {
    ...{ role: 'navigation', name: 'Pages' },
    attributes: { ...message('pages'), 'aria-label': 'Pages' },
    inside: [text('Ada')],
  };
  expect(linesOf([{ role: 'LabelText', ...label }, field, bar])).toEqual([
    'textbox {field} required type=email autocomplete=email',
    'navigation {pages}',
    '  text data',
  ]);
});

it('prints what has no name without one, and a name that is no message as data', () => {
  expect(linesOf([{ role: 'button' }, { role: 'image', name: 'Ada' }])).toEqual([
    'button',
    'image data',
  ]);
});

it('counts equal neighbours, and keeps the order of others', () => {
  const item = (key: string): Given => ({
    ...{ role: 'listitem', attributes: message(key) },
    inside: [text('one')],
  });
  expect(linesOf([{ role: 'list', inside: [item('a'), item('a'), item('b'), item('a')] }])).toEqual(
    [
      'list',
      '  listitem ×2',
      '    text {a}',
      '  listitem',
      '    text {b}',
      '  listitem',
      '    text {a}',
    ],
  );
});

it('says a message once around the links inside it', () => {
  const rule = {
    ...{ role: 'paragraph', attributes: message('rule') },
    inside: [
      text('I accept the '),
      { role: 'link', name: 'terms', inside: [text('terms')] },
      text('.'),
    ],
  };
  expect(linesOf([rule])).toEqual(['paragraph', '  text {rule}', '  link {rule}']);
});

it('leaves out what comes and goes by itself', () => {
  const late = { role: 'region', name: 'News', attributes: { late: '' } };
  expect(linesOf([late, { role: 'main' }])).toEqual(['main']);
});
