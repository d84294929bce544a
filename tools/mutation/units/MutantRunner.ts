import { readFileSync } from 'node:fs';
import {
  type RunnerTestCase,
  type RunnerTestFile,
  type SerializedConfig,
  TestRunner,
  type TestTryOptions,
} from 'vitest';
import { type Hits, Killed, planPath, type Plan } from './plan.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** How often a test, or the load of a file, ran each mutant's place. */
    hits?: Hits;
    /** The mutants under which a test failed, each with the requirements that its failure denied. */
    killed?: Record<string, string[]>;
  }
  interface ProvidedContext {
    /** The folder of the plan; null on the first run, which only counts hits. */
    mutantPlan: string | null;
    /** A mutant that acts from the start; null where the plan says which. */
    loadMutant: string | null;
  }
}

/** What the mutants in the sources read. */
interface Switch {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}

/** Where they read it. */
const NAMESPACE = '__stryker__';
const switches = globalThis as unknown as Record<string, Switch | undefined>;

/** A loop that a mutant made endless ends by then. */
const LOOP_LIMIT = 3;
const LOOP_MARGIN = 1000;
/** How often a mutant that acts from the start may be run into. */
const LOAD_HITS = 100_000;

/**
 * Repeats each test, once with each mutant that it runs into, and tells which made it fail. The first and
 * the last time no mutant acts: a test must pass then, or what was found between is not to be trusted.
 */
export default class MutantRunner extends TestRunner {
  readonly #switch = (switches[NAMESPACE] ??= {});
  readonly #plan: string | null;
  readonly #killed: Killed | null;
  #file: Plan = {};
  #turns: readonly string[] = [];
  #turn: string | null = null;
  /** The requirements that a test covers, known after its first time. */
  #claims: readonly string[] = [];

  constructor(config: SerializedConfig) {
    super(config);
    this.#plan = this.injectValue('mutantPlan');
    this.#killed = this.#plan === null ? null : new Killed(this.#plan);
    const loadMutant = this.injectValue('loadMutant');
    if (loadMutant !== null) this.#activate(loadMutant, LOAD_HITS);
  }

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    if (this.#plan !== null)
      this.#file = JSON.parse(readFileSync(planPath(this.#plan, file.filepath), 'utf8')) as Plan;
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    this.#turns = Object.keys(this.#file[test.id] ?? {});
    // One time more than there are mutants, the last without any.
    test.repeats = this.#turns.length === 0 ? 0 : this.#turns.length + 1;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options);
    this.#turn = this.#turns[options.repeats - 1] ?? null;
    if (options.repeats === 1) this.#claims = [...new Set(test.meta.covers)];
    delete test.meta.covers;
    delete test.meta.denied;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const fn = TestRunner.getTestFn(test);
    const mutant = this.#turn;
    if (mutant === null) return this.#watched(test, fn);
    if (this.#killed?.has(mutant) && this.#isRed(test)) return undefined;
    try {
      this.#activate(mutant, this.#file[test.id]?.[mutant] ?? 0);
      await fn();
    } catch {
      this.#kill(test, mutant);
    } finally {
      this.#switch.activeMutant = undefined;
    }
    return undefined;
  }

  override onAfterTryTask(test: RunnerTestCase): void {
    try {
      super.onAfterTryTask(test);
    } catch (error) {
      if (this.#turn === null) throw error;
      this.#kill(test, this.#turn);
    }
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    if (this.#turns.length > 0) test.meta.covers = [...this.#claims];
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    for (const file of files) file.meta.hits = this.#switch.mutantCoverage?.static ?? {};
  }

  /** Runs a test without a mutant and keeps what it runs into. */
  async #watched(test: RunnerTestCase, fn: () => unknown): Promise<void> {
    this.#switch.currentTestId = test.id;
    try {
      await fn();
    } finally {
      this.#switch.currentTestId = undefined;
      if (this.#plan === null) test.meta.hits = this.#switch.mutantCoverage?.perTest[test.id] ?? {};
    }
  }

  #activate(mutant: string, hits: number): void {
    this.#switch.activeMutant = mutant;
    this.#switch.hitCount = 0;
    this.#switch.hitLimit = hits * LOOP_LIMIT + LOOP_MARGIN;
  }

  #kill(test: RunnerTestCase, mutant: string): void {
    this.#killed?.add(mutant);
    test.meta.killed = { ...test.meta.killed, [mutant]: test.meta.denied ?? [] };
  }

  /** Whether each requirement that a test covers was denied once. */
  #isRed(test: RunnerTestCase): boolean {
    const denied = new Set(Object.values(test.meta.killed ?? {}).flat());
    return this.#claims.every((id) => denied.has(id));
  }
}
