import { expect, it } from 'vitest';
import { type Bill, billOf } from './billOf.ts';
import type { Notice } from './notices/Notice.ts';

const component = (name: string, version: string, more: Record<string, string> = {}) => ({
  ...{ 'bom-ref': `${name}@${version}`, name, version },
  properties: Object.entries(more).map(([property, value]) => ({ name: property, value })),
});

const locked: Bill = {
  serialNumber: 'urn:uuid:0d674ee8-ba04-4f01-b332-0a0dc2dcf595',
  metadata: { timestamp: '2026-01-01T00:00:00.000Z', component: { name: 'main' } },
  components: [
    component('react', '19.3.1'),
    component('@scope/part', '1.0.0'),
    component('unused', '2.0.0'),
    component('msw', '3.0.0', { 'cdx:npm:package:development': 'true' }),
  ],
  dependencies: [
    { ref: 'portico@0.1.0', dependsOn: ['react@19.3.1', 'unused@2.0.0'] },
    { ref: 'react@19.3.1', dependsOn: ['unused@2.0.0', '@scope/part@1.0.0'] },
    { ref: 'unused@2.0.0', dependsOn: [] },
  ],
};
const notice = (name: string, version: string, copied = false): Notice => ({
  ...{ name, version, copied },
  ...{ licences: copied ? ['MIT', 'Apache-2.0'] : ['MIT'], text: 'Text.' },
});
const react = notice('react', '19.3.1');
const notices = [react, notice('@scope/part', '1.0.0')];

it('holds the packages whose code is in the build, and what these need of each other', () => {
  const { components, dependencies, metadata } = billOf(locked, notices, 'portico');
  expect(components.map(({ name }) => name)).toEqual(['react', '@scope/part']);
  expect(dependencies).toEqual([{ ref: 'react@19.3.1', dependsOn: ['@scope/part@1.0.0'] }]);
  expect(metadata.component.name).toBe('portico');
});

it('is the same for the same packages, whenever it is written', () => {
  const later = {
    ...locked,
    serialNumber: 'urn:uuid:another',
    metadata: { ...locked.metadata, timestamp: 'later' },
  };
  const bill = billOf(locked, notices, 'portico');
  expect(billOf(later, notices, 'portico')).toEqual(bill);
  expect(bill.metadata).not.toHaveProperty('timestamp');
  expect(bill.serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  const fewer = billOf(locked, [react], 'portico');
  expect(fewer.serialNumber).not.toBe(bill.serialNumber);
});

it('holds a development tool of which a part ships, under all its licences', () => {
  const [, msw] = billOf(locked, [react, notice('msw', '3.0.0', true)], 'portico').components;
  expect(msw).toMatchObject({ name: 'msw', properties: [] });
  expect(msw?.licenses).toEqual([{ license: { id: 'MIT' } }, { license: { id: 'Apache-2.0' } }]);
});

it('refuses a package that the lock file does not ship, and another version', () => {
  const refusal = (held: readonly Notice[]) => () => billOf(locked, held, 'portico');
  expect(refusal([...notices, notice('msw', '3.0.0')])).toThrow('The build holds msw@3.0.0');
  expect(refusal([notice('react', '18.0.0')])).toThrow('The build holds react@18.0.0');
});
