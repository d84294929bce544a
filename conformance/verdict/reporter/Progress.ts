import { failureLines } from '../report/summary.ts';
import type { TestReport } from '../record/RunRecord.ts';

const MOST_REASON = 12;

/** Prints how far each region is: one updated line on a terminal, a line per quarter elsewhere. */
export class Progress {
  readonly #planned: ReadonlyMap<string, number>;
  readonly #done = new Map<string, Record<TestReport['status'], number>>();
  readonly #live = process.stdout.isTTY;

  constructor(planned: ReadonlyMap<string, number>) {
    this.#planned = planned;
  }

  add(test: TestReport): void {
    const done = this.#done.get(test.region) ?? { passed: 0, failed: 0, 'expected-fail': 0 };
    done[test.status] += 1;
    this.#done.set(test.region, done);
    if (test.status === 'failed') this.#failure(test);
    if (this.#live) process.stdout.write(`\r\u001B[K${this.#line()}`);
    else if (this.#isQuarter(test.region)) process.stdout.write(`${this.#state(test.region)}\n`);
    if (this.#live && this.#isOver()) process.stdout.write('\n');
  }

  #failure(test: TestReport): void {
    const clear = this.#live ? '\r\u001B[K' : '';
    process.stdout.write(`${clear}${failureLines(test, MOST_REASON).join('\n')}\n`);
  }

  #count(region: string): number {
    const done = this.#done.get(region);
    return done ? done.passed + done.failed + done['expected-fail'] : 0;
  }

  #state(region: string): string {
    const failed = this.#done.get(region)?.failed ?? 0;
    const of = `${this.#count(region)} of ${this.#planned.get(region) ?? 0}`;
    return `  ${region}  ${of}${failed > 0 ? `, ${failed} failed` : ''}`;
  }

  #line(): string {
    return [...this.#planned.keys()].map((region) => this.#state(region)).join(' ·');
  }

  #isQuarter(region: string): boolean {
    const planned = this.#planned.get(region) ?? 0;
    const count = this.#count(region);
    return count === planned || count % Math.max(1, Math.ceil(planned / 4)) === 0;
  }

  #isOver(): boolean {
    return [...this.#planned].every(([region, planned]) => this.#count(region) === planned);
  }
}
