import * as z from 'zod';
import { RunRecord } from '../record/RunRecord.ts';

const Verdict = z.enum(['CONFORMANT', 'NOT CONFORMANT', 'INCOMPLETE', 'PARTIAL']);

const RegionReport = z.object({
  region: z.string(),
  verdict: Verdict,
  planned: z.number().int(),
  passed: z.number().int(),
  failed: z.number().int(),
  expected: z.number().int().describe('Failures and skips that the ledger expects.'),
  durationMs: z.number().describe('What its tests took, one after the other.'),
  failedElsewhere: z
    .number()
    .int()
    .describe('Failed tests of other regions that stand for this one as well.'),
  gaps: z.number().int().describe('Requirements without a test that are expected gaps.'),
  uncovered: z.array(z.string()).describe('Requirements without a test that are no expected gap.'),
  unjudged: z
    .array(z.string())
    .default([])
    .describe('Requirements that a live run tells nothing of; empty for any other run.'),
  failing: z.array(z.string()).describe('Requirements that fail in another layer alone.'),
  findings: z.array(z.string()).describe('What is wrong with the expected failures themselves.'),
});

/** Everything that one run found, with its verdict; `.results/conformance/report.json`. */
export const RunReport = RunRecord.extend({
  verdict: Verdict,
  notes: z.array(z.string()).describe('What somebody should fix; it changes no verdict.'),
  limits: z
    .array(z.string())
    .describe('What the run was limited to; a run with limits is a part and never conformant.'),
  findings: z.array(z.string()).describe('What is wrong with the list of expected gaps.'),
  gaps: z.number().int().describe('Requirements that are an expected gap in some region.'),
  regions: z.array(RegionReport),
});

export type Verdict = z.infer<typeof Verdict>;
export type RegionReport = z.infer<typeof RegionReport>;
export type RunReport = z.infer<typeof RunReport>;

/** The published form of `.results/conformance/report.json`, as a JSON Schema. */
export function reportSchema(): string {
  const schema = { title: 'Report of a conformance run', ...z.toJSONSchema(RunReport) };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
