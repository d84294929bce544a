import { expect, it } from 'vitest';
import { chunksOf } from './chunksOf.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], dynamicImports: ['lazy.ts'] },
  'lazy.ts': { file: 'assets/lazy.js', imports: ['index.html', '_shared.js'] },
  '_shared.js': {
    file: 'assets/shared.js',
    css: ['assets/shared.css'],
    imports: ['_deep.js', '_gone.js'],
  },
  '_deep.js': { file: 'assets/deep.js', css: ['assets/deep.css'], imports: ['_shared.js'] },
  'regions/gb.ts': { file: 'assets/gb.js' },
};

it.each([
  ['regions/gb.ts', ['assets/gb.js']],
  ['index.html', ['assets/index.js', 'assets/shared.js', 'assets/deep.js']],
  ['lazy.ts', ['assets/lazy.js', 'assets/index.js', 'assets/shared.js', 'assets/deep.js']],
])('%s needs its own chunk and its static imports, each once', (source, chunks) => {
  expect(chunksOf(manifest, source).scripts).toEqual(chunks);
});

it('has the styles of all of them', () => {
  expect(chunksOf(manifest, 'regions/gb.ts').styles).toEqual([]);
  expect(chunksOf(manifest, 'lazy.ts').styles).toEqual(['assets/shared.css', 'assets/deep.css']);
});

it('a module without a chunk is an error with how to get one', () => {
  expect(() => chunksOf(manifest, 'regions/xx.ts')).toThrow(
    'The build made no chunk of regions/xx.ts; load it with import() from src/app.',
  );
});
