import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { covers } from '#covers';
import { sendEmailCode, sendMobileCode } from './codes.ts';
import { register, registerWithEmailTicket } from './register.ts';
import { verifyEmailCode, verifyMobileCode } from './signUpCodeChecks.ts';

const calls = [
  ...[sendEmailCode, sendMobileCode, verifyEmailCode, verifyMobileCode],
  ...[registerWithEmailTicket, register],
];

it('each path of the newer page stands in one place, its contract', () => {
  const cwd = join(import.meta.dirname, '../../..');
  const sources = globSync('**/*.{ts,tsx}', { cwd })
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(join(cwd, file), 'utf8')] as const);
  expect(sources.length).toBeGreaterThan(500);
  covers(['API-024'], () => {
    for (const { path } of calls) {
      const places = sources.filter(([, code]) => code.includes(`'${path}'`));
      expect(
        places.map(([file]) => file),
        path,
      ).toHaveLength(1);
    }
  });
});
