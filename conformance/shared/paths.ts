import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { variables } from './settings.ts';

/** The repository's root, with a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A run may be given another folder for what it finds. */
const base = `${resolve(root, process.env[variables.results] ?? '.results')}/`;
const folder = `${base}conformance/`;

/** Where a run leaves what it found. */
export const results = {
  summary: `${base}conformance.json`,
  folder,
  record: `${folder}record.json`,
  json: `${folder}report.json`,
  html: `${folder}report.html`,
  junit: `${folder}junit.xml`,
  ledger: `${folder}ledger.json`,
  manifest: `${folder}manifest.json`,
  /** What each site showed of each state, for `npm run conformance -- screens`. */
  screens: `${folder}screens/`,
  shards: `${base}conformance-shards/`,
  /** The whole run before the last one. */
  previous: `${base}conformance-previous/`,
  /** The runs that were kept, each in a folder of its name. */
  releases: `${base}releases/`,
  comparison: `${base}conformance-diff.html`,
} as const;
