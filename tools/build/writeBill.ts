import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { type Bill, billOf } from './billOf.ts';
import type { Notice } from './notices/Notice.ts';

const root = join(import.meta.dirname, '../..');
/** Without the development tools, npm would lose what ships and one of them needs as well: react, zod. */
const LOCKED = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'];

/**
 * Writes the bill of materials of a build (CycloneDX): `sbom.cdx.json`.
 *
 * @throws {Failure} when the build holds what package-lock.json does not ship
 */
export async function writeBill(dist: string, notices: readonly Notice[]): Promise<void> {
  const { stdout } = await execa('npm', LOCKED, { cwd: root });
  const bill = billOf(JSON.parse(stdout) as Bill, notices, 'portico'); // printed by npm
  await writeFile(join(dist, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}
