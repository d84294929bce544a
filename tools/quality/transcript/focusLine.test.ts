import { expect, it } from 'vitest';
import { type AccessibleNode, focusLine, contextOf } from './focusLine.ts';

const of = (value: unknown) => ({ value });
const plain = { secret: false, counts: false };

it('gives role, name, state, value and description in this order', () => {
  const node: AccessibleNode = {
    nodeId: '1',
    role: of('textbox'),
    name: of('E-mail address'),
    value: of('ana@'),
    description: of('Enter an\n address.'),
    properties: [
      { name: 'invalid', value: of('true') },
      { name: 'required', value: of(true) },
    ],
  };
  expect(focusLine(node, plain)).toBe(
    'textbox "E-mail address" required, invalid holding "ana@" described "Enter an address."',
  );
});

it('writes down neither a code nor the seconds of a countdown', () => {
  const box = { nodeId: '1', role: of('textbox'), name: of('Digit 1 of 6'), value: of('7') };
  expect(focusLine(box, { secret: true, counts: false })).toBe(
    'textbox "Digit 1 of 6" holding "•"',
  );
  const button = { nodeId: '1', role: of('button'), name: of('Resend (٥٩ s)') };
  expect(focusLine(button, { secret: false, counts: true })).toBe('button "Resend (N s)"');
});

it('names the context from the outside in, without what has no name or role', () => {
  const nodes: AccessibleNode[] = [
    { nodeId: '1', parentId: '2', role: of('button') },
    { nodeId: '2', parentId: '3', role: of('group'), name: of('Verification code') },
    { nodeId: '3', parentId: '4', role: of('form'), name: of('') },
    { nodeId: '4', parentId: '5', role: of('region'), ignored: true },
    { nodeId: '5', role: of('main') },
  ];
  const [button] = nodes;
  expect(button && contextOf(nodes, button)).toEqual(['main', 'group "Verification code"']);
});
