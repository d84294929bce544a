import { createElement } from 'react';
import { expect, it } from 'vitest';
import { withoutElements } from './withoutElements.ts';

type Context = Parameters<typeof withoutElements>[0];

it('leaves no control to an arg that holds an element', () => {
  const initialArgs = {
    label: createElement('b'),
    items: [{ title: createElement('b') }],
    value: 'text',
    size: { width: 1 },
  };
  const argTypes = Object.fromEntries(
    [...Object.keys(initialArgs), 'other'].map((name) => [name, { name }]),
  );
  const context = { argTypes, initialArgs } as unknown as Context; // the fields that it reads
  const found = withoutElements(context);
  expect(Object.keys(found).filter((name) => 'control' in (found[name] ?? {}))).toEqual([
    'label',
    'items',
  ]);
});
