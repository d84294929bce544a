import { expect, test } from 'vitest';
import { commandOptions, portOf } from './commandOptions.ts';

const usage = 'npm start -- [--port <n>]';
const options = { port: { type: 'string', default: '4400' } } as const;

test('an option has its default or what was given', () => {
  expect(commandOptions({ args: [], options }, usage).values.port).toBe('4400');
  expect(commandOptions({ args: ['--port=5000'], options }, usage).values.port).toBe('5000');
});

test('an unknown option shows the known ones', () => {
  expect(() => commandOptions({ args: ['--prot', '1'], options }, usage)).toThrow(usage);
});

test.each(['65536', '4e3', '-1', ''])('"%s" is no port', (port) => {
  expect(() => portOf('--port', port)).toThrow('give a number from 0 to 65535');
});

test('0 is a port only where any free one will do', () => {
  expect(portOf('--port', '0')).toBe(0);
  expect(() => portOf('--port', '0', 1)).toThrow('give a number from 1 to 65535');
});
