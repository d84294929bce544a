import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Notice } from './Notice.ts';

const section = ({ name, version, licences, text }: Notice): string =>
  `## ${name} - ${version} (${licences.join(', ')})\n\n${text}\n`;

/** Writes the licences of what a build holds of others: `third-party-licences.txt`. */
export async function writeNotices(dist: string, notices: readonly Notice[]): Promise<void> {
  const title = '# Licences\n\nThis build holds code or data of these packages.\n';
  const text = [title, ...notices.map(section)].join('\n');
  await writeFile(join(dist, 'third-party-licences.txt'), text);
}
