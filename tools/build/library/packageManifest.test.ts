import { expect, test } from 'vitest';
import { packageManifest } from './packageManifest.ts';

const repository = {
  version: '1.2.3',
  license: 'MIT',
  dependencies: { react: '19.3.1', 'react-dom': '19.3.1', uqr: '0.1.3', zod: '4.0.0' },
};

test('React is a peer, what the modules import a dependency, and nothing else is', () => {
  expect(packageManifest(repository, new Set(['react', 'uqr']))).toMatchObject({
    version: '1.2.3',
    dependencies: { uqr: '^0.1.3' },
    peerDependencies: { react: '^19.3.1', 'react-dom': '^19.3.1' },
  });
});

test('an import of a package that is no dependency is an error that names it', () => {
  expect(() => packageManifest(repository, new Set(['left-pad']))).toThrow('left-pad');
});
