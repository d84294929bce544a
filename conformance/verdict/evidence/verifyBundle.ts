import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../../shared/json.ts';
import { RunReport } from '../report/RunReport.ts';
import { hashesIn, MANIFEST, Manifest } from './Manifest.ts';
import { secretsIn } from '../record/secretsIn.ts';

const FACTS = ['commit', 'build', 'suite'] as const;

function differences(manifest: Manifest, { verdict, startedAt, scope }: RunReport): string[] {
  const report = { verdict, startedAt, ...scope };
  return [...FACTS, 'verdict' as const, 'startedAt' as const]
    .filter((fact) => manifest[fact] !== report[fact])
    .map((fact) => `The manifest has ${fact} ${manifest[fact]}, report.json has ${report[fact]}.`);
}

function changedFiles(folder: string, files: Manifest['files']): string[] {
  const found = hashesIn(folder);
  const names = new Set([...Object.keys(files), ...Object.keys(found)]);
  return [...names].toSorted().flatMap((name) => {
    if (found[name] === undefined) return [`${name} is missing.`];
    if (files[name] === undefined) return [`${name} is not in the manifest.`];
    return found[name] === files[name] ? [] : [`${name} is not what the run wrote.`];
  });
}

/** What is wrong with the evidence in a folder, a sentence each: files that changed, facts that differ, secrets. */
export function verifyBundle(folder: string): string[] {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) return [`${MANIFEST} is missing: this is not the folder of a run.`];
  const manifest = Manifest.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (!manifest.success) return [`${MANIFEST} is not one.`];
  const changed = changedFiles(folder, manifest.data.files);
  const reportPath = join(folder, 'report.json');
  if (!existsSync(reportPath)) return changed;
  const text = readFileSync(reportPath, 'utf8');
  const report = RunReport.safeParse(parseJson(text));
  return [
    ...changed,
    ...(report.success ? differences(manifest.data, report.data) : ['report.json is not one.']),
    ...secretsIn(text).map((name) => `report.json holds ${name}.`),
  ];
}
