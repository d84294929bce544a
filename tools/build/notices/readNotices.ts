import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import licences from 'spdx-license-list/full.js';
import type { Notice } from './Notice.ts';
import { type InstalledPackage, noticeOf, ownManifest } from './noticeOf.ts';
import { originOf } from './originOf.ts';

const LEGAL_FILE = /^(?:licen[cs]e|copying|notice|authors)(?:$|[.-])/i;
/** What a package took from others, by the package: the phone metadata is that of Google's libphonenumber. */
const takenUnder = new Map([['libphonenumber-js', ['Apache-2.0']]]);

function readPackage(folder: string): InstalledPackage {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = readdirSync(folder).filter((file) => LEGAL_FILE.test(file));
  return {
    manifest: ownManifest.parse(JSON.parse(read('package.json'))),
    texts: files.toSorted().map(read),
  };
}

/**
 * The notices of a build, one a package, by name.
 *
 * @param modules the ids of the modules that the build holds
 * @param packages the folder with the installed packages
 * @throws {Failure} when a package has no licence text, or a generated module no known origin
 */
export function readNotices(modules: ReadonlySet<string>, packages: string): readonly Notice[] {
  const copiedByFolder = new Map<string, boolean>();
  for (const id of modules) {
    const origin = originOf(id, packages);
    if (origin === undefined) continue;
    const { folder, copied } = origin;
    copiedByFolder.set(folder, copied && (copiedByFolder.get(folder) ?? true));
  }
  const notices = [...copiedByFolder].map(([folder, copied]) => {
    const notice = noticeOf(readPackage(folder), (id) => licences[id]?.licenseText);
    return {
      ...{ ...notice, copied },
      licences: [...notice.licences, ...(takenUnder.get(notice.name) ?? [])],
    };
  });
  return notices.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
