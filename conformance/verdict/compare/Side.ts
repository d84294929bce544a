import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { ConfigurationError } from '../../shared/ConfigurationError.ts';
import { root } from '../../shared/paths.ts';
import { LedgerReport } from '../ledger/LedgerReport.ts';
import { RunReport } from '../report/RunReport.ts';

/** One side of a comparison: the report of a whole run, and its ledger. */
export interface Side {
  readonly report: RunReport;
  readonly ledger: LedgerReport;
}

function parse<T>(path: string, schema: z.ZodType<T>): T {
  if (!existsSync(path))
    throw new ConfigurationError(
      `${relative(root, path)} is missing: a run leaves its report and ledger.json in one folder.`,
    );
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(
    `${relative(root, path)} has another form than this suite writes: run npm run conformance on that commit with this suite. ${z.prettifyError(parsed.error).split('\n')[0]}`,
  );
}

/** Reads the report at a path, and the ledger beside it. @throws ConfigurationError when one is missing or has another form */
export const readSide = (path: string): Side => ({
  report: parse(path, RunReport),
  ledger: parse(join(dirname(path), 'ledger.json'), LedgerReport),
});
