import { expect, it } from 'vitest';
import { type AccessibleNode, focusLine, placesOf } from './focusLine.ts';

const told = (value: unknown) => ({ value });
const plain = { secret: false, counts: false };

it('tells role, name, state, value and description in this order', () => {
  const node: AccessibleNode = {
    nodeId: '1',
    role: told('textbox'),
    name: told('E-mail address'),
    value: told('ana@'),
    description: told('Enter an\n address.'),
    properties: [
      { name: 'invalid', value: told('true') },
      { name: 'required', value: told(true) },
    ],
  };
  expect(focusLine(node, plain)).toBe(
    'textbox "E-mail address" required, invalid holding "ana@" described "Enter an address."',
  );
});

it('writes down neither a code nor the seconds of a countdown', () => {
  const box = { nodeId: '1', role: told('textbox'), name: told('Digit 1 of 6'), value: told('7') };
  expect(focusLine(box, { secret: true, counts: false })).toBe(
    'textbox "Digit 1 of 6" holding "•"',
  );
  const button = { nodeId: '1', role: told('button'), name: told('Resend (٥٩ s)') };
  expect(focusLine(button, { secret: false, counts: true })).toBe('button "Resend (N s)"');
});

it('names the surroundings from the outside in, without those that nobody tells', () => {
  const nodes: AccessibleNode[] = [
    { nodeId: '1', parentId: '2', role: told('button') },
    { nodeId: '2', parentId: '3', role: told('group'), name: told('Verification code') },
    { nodeId: '3', parentId: '4', role: told('form'), name: told('') },
    { nodeId: '4', parentId: '5', role: told('region'), ignored: true },
    { nodeId: '5', role: told('main') },
  ];
  const [button] = nodes;
  expect(button && placesOf(nodes, button)).toEqual(['main', 'group "Verification code"']);
});
