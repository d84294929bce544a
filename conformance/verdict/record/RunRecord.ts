import * as z from 'zod';

const Status = z.enum(['passed', 'failed', 'expected-fail']);

const StepReport = z.object({
  title: z.string(),
  covers: z.array(z.string()).describe('Requirements that the step cites.'),
  status: z.enum(['passed', 'failed']),
  assertions: z
    .number()
    .int()
    .describe('Assertions that ran inside; without one it covers nothing.'),
  durationMs: z.number(),
});

const RequestReport = z.object({
  method: z.string(),
  path: z.string(),
  status: z.number().int().nullable().describe('Null when no answer came.'),
  shape: z.string().describe('The fields of the body with their types; empty without a body.'),
});

/** How the page behaved in a test, as its attachment has it. */
export const Behaviour = z.object({
  events: z
    .array(z.string())
    .describe('Reported events with the names of their fields, each once.'),
  announced: z.array(z.string()).describe('Keys of the messages that were read out, each once.'),
  routes: z.array(z.string()).describe('Paths that the page came to, in their order.'),
});

const Picture = z.object({
  type: z.enum(['image/png', 'image/jpeg']),
  base64: z.string(),
});

const TestName = z.object({
  name: z.string(),
  file: z.string(),
  site: z.string().describe('Region and screen, for example "gb desktop".'),
});

const TestReport = TestName.extend({
  region: z.string(),
  standsFor: z
    .array(z.string())
    .describe('The regions in which a failure of the test is one: its own, and those of its plan.'),
  status: Status,
  durationMs: z.number(),
  steps: z.array(StepReport),
  covers: z
    .array(z.string())
    .describe('Requirements of the steps that passed and asserted something.'),
  assumed: z.array(z.string()).describe('Decisions (S-numbers) that the test asserted.'),
  error: z.string().optional(),
  requests: z.array(RequestReport),
  behaviour: Behaviour,
  screenshot: Picture.optional(),
  stories: z.array(z.string()).describe('Ids of the Storybook stories of the same state.'),
  replay: z.string().describe('The command that runs this one test again.'),
});

const Shard = z.object({ index: z.number().int(), total: z.number().int() });

const Scope = z.object({
  regions: z.array(z.string()),
  viewports: z.array(z.string()),
  grep: z.string().nullable(),
  specs: z.string().nullable().describe('Another folder of tests than that of the suite.'),
  mutants: z.boolean().describe('Whether the tests ran on mutants of the build.'),
  suite: z.string().describe('Fingerprint of the conformance folder.'),
  target: z.string().nullable().describe('The deployment under test; null for a build.'),
  live: z
    .boolean()
    .default(false)
    .describe('Whether the deployment answered the calls that only read; nothing else was tested.'),
  build: z
    .string()
    .describe(
      'Fingerprint of the build under test; of the files that its pages name, for a deployment.',
    ),
  commit: z
    .string()
    .describe('Commit of the working tree that ran it; `none` outside of a repository.'),
  firstBytes: z
    .record(z.string(), z.number().int())
    .describe('By region: bytes of the compressed register page, which is usable by itself.'),
});

const Machine = z.object({
  node: z.string(),
  platform: z.string(),
  processors: z.string().describe('Their number and model.'),
  browsers: z.record(z.string(), z.string()).describe('Versions, by engine.'),
});

/** What happened in a run, or one shard of it: facts without a verdict. */
export const RunRecord = z.object({
  finished: z.boolean(),
  startedAt: z.string(),
  durationMs: z.number(),
  shard: Shard.nullable().describe('Which part of a run this is; null for all of it.'),
  scope: Scope,
  machines: z.array(Machine).describe('Where it ran; more than one for merged shards.'),
  planned: z.record(z.string(), z.number().int()).describe('How many tests each region has.'),
  notRun: z.array(TestName).describe('Tests that were planned and not executed.'),
  problems: z
    .array(z.string())
    .describe('What went wrong outside of the tests; it makes a run incomplete.'),
  tests: z.array(TestReport),
});

export type StepReport = z.infer<typeof StepReport>;
export type Behaviour = z.infer<typeof Behaviour>;
export type RequestReport = z.infer<typeof RequestReport>;
export type Picture = z.infer<typeof Picture>;
export type TestName = z.infer<typeof TestName>;
export type TestReport = z.infer<typeof TestReport>;
/** One of several parts of a run, counted from one. */
export type Shard = z.infer<typeof Shard>;
export type Machine = z.infer<typeof Machine>;
export type Scope = z.infer<typeof Scope>;
export type RunRecord = z.infer<typeof RunRecord>;

/** The requests of a test, as its attachment has them. */
export const RequestList = z.array(RequestReport);

/** The behaviour of a test that left none. */
export const noBehaviour: Behaviour = { events: [], announced: [], routes: [] };
