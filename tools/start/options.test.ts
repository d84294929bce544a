import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('the default ports', () => {
  expect(readOptions([])).toMatchObject({ portalPort: 4400, storybookPort: 6006, verbose: false });
});

test('ports and words of one’s own', () => {
  expect(readOptions(['--port', '5000', '--storybook-port=5001', '--verbose'])).toEqual({
    portalPort: 5000,
    storybookPort: 5001,
    verbose: true,
    help: false,
  });
});

test.each(['0', '65536', '4e3', '-1', ''])('"%s" is no port', (port) => {
  expect(() => readOptions([`--port=${port}`])).toThrow('give a number from 1 to 65535');
});

test('an unknown option shows the known ones', () => {
  expect(() => readOptions(['--prot', '1'])).toThrow('npm start -- [--port <n>]');
});
