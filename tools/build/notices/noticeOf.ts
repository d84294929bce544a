import * as z from 'zod';
import { Failure } from '../../setup/process/Failure.mjs';
import type { Notice } from './Notice.ts';

/** What is read of a package's own package.json. */
export const ownManifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.string()),
  author: z.optional(z.union([z.string(), z.object({ name: z.string() })])),
});

/** A package as it is installed. */
export interface InstalledPackage {
  readonly manifest: z.infer<typeof ownManifest>;
  /** Its licence, notice and authors files, each as a text. */
  readonly texts: readonly string[];
}

/** Vite's file goes on with the packages inside Vite, which no build holds. */
const ownPart = (text: string): string =>
  text.split('\n# Licenses of bundled dependencies')[0] ?? '';

/** `David <d@example.com> (https://example.com)` is David. */
function authorOf({ author }: InstalledPackage['manifest']): string | undefined {
  const name = typeof author === 'string' ? author : author?.name;
  return name?.replace(/\s*[<(].*$/, '') || undefined;
}

/** The text of a licence with its copyright line, which most of them leave open. */
function signed(template: string, author: string): string {
  const line = `Copyright (c) ${author}`;
  const filled = template.replace(/^Copyright \(c\) (?:<year>|YEAR)[^\n]*/im, line);
  return filled.includes(line) ? filled : `${line}\n\n${template}`;
}

/**
 * The notice that a package ships with: its own licence files, else the text of the licence that it
 * names, with its author.
 *
 * @param textOf the text of a licence by its SPDX id
 * @throws {Failure} when it has neither
 */
export function noticeOf(
  { manifest, texts }: InstalledPackage,
  textOf: (id: string) => string | undefined,
): Omit<Notice, 'copied'> {
  const { name, version, license } = manifest;
  const notice = { name, version, licences: license === undefined ? [] : [license] };
  const own = texts.map((text) => ownPart(text).trim()).filter((text) => text !== '');
  if (own.length > 0) return { ...notice, text: own.join('\n\n') };
  const [template, author] = [textOf(license ?? ''), authorOf(manifest)];
  if (template === undefined || author === undefined)
    throw new Failure(
      `The build holds ${name}@${version}, which has no licence file, and its package.json names ${template === undefined ? `no licence of the SPDX list (${license ?? 'none'})` : 'no author'}: nothing can be shipped as its notice. Take a version that has one, or another package.`,
    );
  return { ...notice, text: signed(template, author).trim() };
}
