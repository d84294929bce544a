import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACCOUNT_PASSWORD } from '../../shared/passwords.ts';
import { aContext, aRecord, aTest } from '../record/samples.ts';
import { buildReport } from '../report/buildReport.ts';
import { MANIFEST, manifestOf } from './Manifest.ts';
import { secretsIn, withoutSecrets } from '../record/secretsIn.ts';
import { verifyBundle } from './verifyBundle.ts';

let folder = '';
const write = (name: string, content: unknown): void =>
  writeFileSync(
    join(folder, name),
    typeof content === 'string' ? content : JSON.stringify(content),
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-evidence-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function bundle(error?: string): void {
  const test = error === undefined ? aTest() : aTest({ status: 'failed', error });
  const report = buildReport(aRecord({ tests: [test] }), aContext());
  write('report.json', report);
  write('ledger.json', '{}');
  write(MANIFEST, manifestOf(report, folder));
}

it('finds nothing in what a run wrote', () => {
  bundle();
  expect(verifyBundle(folder)).toEqual([]);
});

it.each<[string, () => void, string]>([
  ['a changed file', () => write('ledger.json', '{ }'), 'ledger.json is not what the run wrote.'],
  ['a missing file', () => rmSync(join(folder, 'ledger.json')), 'ledger.json is missing.'],
  ['a file more', () => write('note.txt', 'x'), 'note.txt is not in the manifest.'],
  ['no manifest', () => rmSync(join(folder, MANIFEST)), 'manifest.json is missing'],
  [
    'another verdict',
    () => cpSync(join(folder, MANIFEST), join(folder, 'kept.json')),
    'kept.json is not in the manifest.',
  ],
])('finds %s', (_, damage, sentence) => {
  bundle();
  damage();
  expect(verifyBundle(folder).join('\n')).toContain(sentence);
});

it('finds a manifest of another run', () => {
  bundle();
  const other = buildReport(aRecord({ tests: [aTest({ status: 'failed' })] }), aContext());
  write(MANIFEST, manifestOf(other, folder));
  expect(verifyBundle(folder)).toEqual([
    'The manifest has verdict NOT CONFORMANT, report.json has CONFORMANT.',
  ]);
});

it('finds a secret', () => {
  bundle(`expected ${ACCOUNT_PASSWORD}`);
  expect(verifyBundle(folder)).toEqual(['report.json holds a password.']);
});

it('takes secrets out of a text', () => {
  const clean = withoutSecrets(`{"password":"${ACCOUNT_PASSWORD}","ticket":"ticket_0123456789"}`);
  expect(clean).toBe('{"password":"<a password>","ticket":"<a ticket>"}');
  expect(secretsIn(clean)).toEqual([]);
});
