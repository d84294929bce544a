import { expect, it } from 'vitest';
import { inTime } from './inTime.ts';

it('gives the picture, or says which one does not come', async () => {
  expect(await inTime('button--plain', Promise.resolve('taken'))).toBe('taken');
  const never = new Promise(() => undefined);
  await expect(inTime('button--plain', never, 1)).rejects.toThrow(
    'button--plain was not taken within 0.001 s.',
  );
});
