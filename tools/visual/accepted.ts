import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { Failure } from '../setup/process/Failure.mjs';

/** Differences that a reviewer has accepted, as the committed list holds them. */
const Accepted = z.array(
  z.strictObject({
    /** Of what differs, by comparePngs.ts. */
    signature: z.string().regex(/^[0-9a-f]{16}$/),
    by: z.string().min(1),
    /** The day, as `2026-11-24`. */
    on: z.iso.date(),
    /** What it was, in words. */
    what: z.string(),
  }),
);

export type AcceptedList = z.infer<typeof Accepted>;

/** The list that can be committed. */
export const acceptedFile = join(import.meta.dirname, 'accepted.json');

/**
 * The accepted differences.
 * @throws Failure when there is no such file, or the list is not in its form
 */
export function readAccepted(file = acceptedFile): AcceptedList {
  if (!existsSync(file))
    throw new Failure(`There is no ${file}. The review page saves one: \`npm run visual\`.`);
  const { success, data, error } = Accepted.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (success) return data;
  throw new Failure(
    `${file} is not a list of { signature, by, on, what }:\n${z.prettifyError(error)}\nTake it from the review page, or with --accept.`,
  );
}

/** The list with more in it; what is in it already keeps its name and day. */
export function withAccepted(list: AcceptedList, more: AcceptedList): AcceptedList {
  const known = new Set(list.map(({ signature }) => signature));
  const fresh = more.filter(({ signature }) => !known.has(signature));
  return [...list, ...fresh].toSorted((one, other) => one.signature.localeCompare(other.signature));
}

export function writeAccepted(list: AcceptedList, file = acceptedFile): void {
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
}
