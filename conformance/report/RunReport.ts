import * as z from 'zod';

const Status = z.enum(['passed', 'failed']);

const StepReport = z.object({
  title: z.string(),
  shows: z.array(z.string()),
  status: Status,
  durationMs: z.number(),
});

const TestReport = z.object({
  name: z.string(),
  file: z.string(),
  project: z.string(),
  region: z.string(),
  status: Status,
  durationMs: z.number(),
  steps: z.array(StepReport),
  /** Ids of the steps that ran and passed. */
  shows: z.array(z.string()),
  /** Decisions (S-numbers) the test judged by. */
  assumed: z.array(z.string()),
  error: z.string().optional(),
  /** A PNG as base64. */
  screenshot: z.string().optional(),
  /** The command that runs this one test again. */
  replay: z.string(),
});

const RegionReport = z.object({
  region: z.string(),
  planned: z.number(),
  passed: z.number(),
  failed: z.number(),
  verdict: z.enum(['CONFORMANT', 'NOT CONFORMANT', 'INCOMPLETE']),
});

/** Everything one run found; `.results/conformance/report.json`. */
export const RunReport = z.object({
  finished: z.boolean(),
  startedAt: z.string(),
  durationMs: z.number(),
  regions: z.array(RegionReport),
  problems: z.array(z.string()),
  tests: z.array(TestReport),
});

export type StepReport = z.infer<typeof StepReport>;
export type TestReport = z.infer<typeof TestReport>;
export type RegionReport = z.infer<typeof RegionReport>;
export type RunReport = z.infer<typeof RunReport>;
