import * as z from 'zod/mini';
import { Accounts, type Account } from './Accounts.ts';
import { CallLog, type CallRecord } from './CallLog.ts';
import { Codes, type SentCode } from './Codes.ts';
import { hideSecrets } from './hideSecrets.ts';
import { Profiles } from './Profiles.ts';
import { pseudoRandom } from './pseudoRandom.ts';
import { Records } from './Records.ts';
import type { Rule } from './Rule.ts';
import { Tickets } from './Tickets.ts';

const anyRecord = z.record(z.string(), z.unknown());

/** An analytics event, a lead or a report as it arrived. */
export type WorldRecord = z.infer<typeof anyRecord>;

type PublicAccount = Omit<Account, 'password'>;

/** A world as tests and the panel read it; no passwords, no tickets. */
export interface WorldSnapshot {
  readonly scenario: string;
  readonly codes: readonly SentCode[];
  readonly calls: readonly CallRecord[];
  readonly events: readonly WorldRecord[];
  readonly leads: readonly WorldRecord[];
  readonly reports: readonly WorldRecord[];
  readonly accounts: readonly PublicAccount[];
  /** User id of who is logged in. */
  readonly session: string | null;
}

/** Prepares what the server knows. */
export type Arrangement = (world: World) => Promise<void> | void;

/** A state of the server that can be had by name. */
export interface Scenario {
  readonly name: string;
  /** What it decides; two scenarios that decide the same cannot be joined. */
  readonly decides?: string;
  readonly rules: readonly Rule[];
  readonly arrange?: readonly Arrangement[];
}

export const defaultScenario: Scenario = { name: 'default', rules: [] };

/** The backend's memory for one person, test or story. Worlds share nothing. */
export class World {
  readonly accounts: Accounts;
  readonly codes: Codes;
  readonly tickets: Tickets;
  readonly profiles = new Profiles();
  readonly calls: CallLog;
  readonly events = new Records(anyRecord);
  readonly #eventIds = new Set<unknown>();
  readonly leads = new Records(anyRecord);
  /** What was told after a sign-up: actions, sources, marketing options. */
  readonly reports = new Records(anyRecord);
  /** User id of who is logged in. */
  session: string | null = null;
  /** What the partner marketplace knows of the seller. Source: A§3. */
  partnerData: Readonly<Record<string, string>> = {};
  readonly #now: () => number;
  readonly #made = new Map<string, number>();
  #scenario: Scenario = defaultScenario;
  #release = new AbortController();
  #answers = 0;
  #ahead = 0;

  /**
   * @param id a world of the same id makes the same codes and tickets
   * @param now milliseconds since 1970
   */
  constructor(id: string, now: () => number = Date.now) {
    this.#now = now;
    const random = pseudoRandom(id);
    this.accounts = new Accounts(this.now);
    this.codes = new Codes(this.now, random);
    this.tickets = new Tickets(this.now, random);
    this.calls = new CallLog(now);
  }

  /** Milliseconds since 1970, on the server's clock. */
  now = (): number => this.#now() + this.#ahead;

  /** Keeps an event, once: a batch whose answer was lost comes again with the same ids. */
  async addEvent(event: WorldRecord): Promise<void> {
    const { id } = event;
    if (id !== undefined && this.#eventIds.has(id)) return;
    this.#eventIds.add(id);
    await this.events.add(event);
  }

  /** How often a call was made since the scenario began. */
  timesMade = (call: string): number => this.#made.get(call) ?? 0;

  countCall(call: string): void {
    this.#made.set(call, this.timesMade(call) + 1);
  }

  /** Puts the server's clock forward. */
  advance(ms: number): void {
    this.#ahead += ms;
  }

  get scenario(): Scenario {
    return this.#scenario;
  }

  /** Aborts when another scenario begins: what the old one holds back is let go then. */
  get released(): AbortSignal {
    return this.#release.signal;
  }

  /** Has the server behave by a scenario from now on; resolves when what it needs is there. */
  async begin(scenario: Scenario): Promise<void> {
    this.#scenario = scenario;
    this.#made.clear();
    this.release();
    for (const arrange of scenario.arrange ?? []) await arrange(this);
  }

  /** Lets go of every answer that is held back. */
  release(): void {
    this.#release.abort();
    this.#release = new AbortController();
  }

  /** The number by which a server finds an answer in its logs. */
  nextLogId(): string {
    this.#answers += 1;
    return `mock-${String(this.#answers).padStart(6, '0')}`;
  }

  snapshot(): WorldSnapshot {
    return {
      scenario: this.#scenario.name,
      codes: [...this.codes.sent],
      calls: this.calls.all.map((call) => ({
        ...call,
        request: hideSecrets(call.request),
        response: hideSecrets(call.response),
      })),
      events: this.events.all.map((event) => hideSecrets(event) as WorldRecord), // an object stays one
      leads: [...this.leads.all],
      reports: [...this.reports.all],
      accounts: this.accounts.all.map(withoutPassword),
      session: this.session,
    };
  }
}

function withoutPassword(account: Account): PublicAccount {
  const { password: _password, ...rest } = account;
  return rest;
}
