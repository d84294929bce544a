import { expect, it } from 'vitest';
import { ChunkError } from '../../features/ChunkError.ts';
import { loadShownTexts } from './loadShownTexts.ts';

it('names the chunk of texts that fail, so that a page that starts with them reloads (E-21)', async () => {
  const gone = () => Promise.reject(new TypeError('gone'));
  const failure = await loadShownTexts('ar', ['form'], gone).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkError);
  expect(failure).toMatchObject({ chunk: 'texts', isLate: false });
});
