import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { payloads, type CallExpectation } from '../../oracle/common/payloads.ts';
import { loginCheck, logOut } from '../../oracle/common/logIn.ts';
import { parseJson } from '../../shared/json.ts';
import { answerText } from '../wire/Wire.ts';
import { loopback } from '../../shared/loopback.ts';
import { expectedBody, type Slots } from '../wire/payload.ts';
import { read } from '../expected/read.ts';
import { ACCOUNT_PASSWORD } from '../../shared/passwords.ts';
import type { Seller } from './Seller.ts';

const Event = z.looseObject({ name: z.string(), at: z.number() });
const Call = z.looseObject({
  method: z.string(),
  path: z.string(),
  request: z.unknown(),
  status: z.number().nullable(),
});
const Snapshot = z.looseObject({
  codes: z.array(z.looseObject({ contact: z.string(), code: z.string() })),
  events: z.array(Event),
  calls: z.array(Call),
});

export type WorldEvent = z.infer<typeof Event>;
type WorldCall = z.infer<typeof Call>;

/** The cookie that names a world, for requests without our header. */
export const WORLD_COOKIE = 'portico_world';

/** The mock backend's memory for one test, reached past the browser. */
export class World {
  readonly id = `conformance-${randomUUID()}`;
  readonly #port: number;
  readonly #host: string;

  constructor(port: number, host: string) {
    this.#port = port;
    this.#host = host;
  }

  get headers(): Record<string, string> {
    return { 'x-portico-world': this.id };
  }

  /** The code last sent to a contact, waited for where its request still runs. @throws Error when none was. */
  async codeFor({ known: contact }: Pick<Seller, 'known'>): Promise<string> {
    let code = '';
    const sent = async () => {
      code = await this.#lastCodeFor(contact);
      return code;
    };
    const message = `No code was sent to ${contact}.`;
    await expect.poll(sent, { message, intervals: [20, 50, 100] }).not.toBe('');
    return code;
  }

  /** Empty where none was sent. */
  async #lastCodeFor(contact: string): Promise<string> {
    const { codes } = await this.#snapshot();
    const sent = codes.findLast((entry) => entry.contact.toLowerCase() === contact.toLowerCase());
    return sent?.code ?? '';
  }

  /**
   * A code of the right length that was not sent, with other digits in every place: a mixture of both, as
   * when one is typed over the other, is a third one. Another one for each `nth` below 9.
   */
  async wrongCodeFor(seller: Pick<Seller, 'known'>, nth = 0): Promise<string> {
    const right = await this.codeFor(seller);
    return right.replaceAll(/\d/g, (digit) => String((Number(digit) + 1 + nth) % 10));
  }

  async events(): Promise<WorldEvent[]> {
    return (await this.#snapshot()).events;
  }

  /** The names of the events so far, oldest first. */
  async eventNames(): Promise<string[]> {
    return (await this.events()).map(({ name }) => name);
  }

  /** The events of a name so far, oldest first. */
  async eventsNamed(name: string): Promise<WorldEvent[]> {
    return (await this.events()).filter((event) => event.name === name);
  }

  /** What was reported of the calls to a path so far, oldest first. Source: TRACK-007. */
  async reportsOf(path: string): Promise<WorldEvent[]> {
    return (await this.events()).filter(({ url }) => typeof url === 'string' && url.includes(path));
  }

  /** The calls that arrived, oldest first, for a browser that does not report its requests. Secrets are hidden. */
  async calls(): Promise<WorldCall[]> {
    return (await this.#snapshot()).calls;
  }

  /**
   * Makes an account exist, whose seller is not logged in.
   *
   * @throws Error once a page has asked for a session: it could find the one that is open meanwhile
   */
  async register(seller: Seller): Promise<void> {
    if ((await this.calls()).some(({ path }) => path === read(loginCheck.path)))
      throw new Error('A page is open already; make the account exist before it opens.');
    await this.startSession(seller);
    await this.endSession();
  }

  /**
   * Makes an account exist by the three calls of a sign-up, and its seller logged in, as another tab would.
   *
   * @throws Error where the account exists already
   */
  async startSession(seller: Seller): Promise<void> {
    const { send, check, register } = payloads[seller.contact];
    await this.#call(send, seller.slots);
    const code = await this.codeFor(seller);
    const checked = await this.#call(check, { ...seller.slots, code });
    const registered = await this.#call(register, {
      ...seller.slots,
      ticket: answerText(checked, 'verification_ticket'),
      password: ACCOUNT_PASSWORD,
      redirectUrl: `http://${this.#host}:${this.#port}/settle/verification`,
    });
    answerText(registered, 'user_id'); // an account that exists is refused with 200
  }

  /** Logs the seller out, as another tab would. */
  async endSession(): Promise<void> {
    await this.#call(logOut, {});
  }

  async #call(call: CallExpectation, slots: Slots): Promise<unknown> {
    const answer = await loopback({
      port: this.#port,
      host: this.#host,
      method: read(call.method),
      path: read(call.path),
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(expectedBody(call, slots)),
    });
    if (answer.status === 200) return parseJson(answer.text);
    throw new Error(
      `${read(call.path)} answered ${answer.status} while an account was prepared: ${answer.text}`,
    );
  }

  async #snapshot(): Promise<z.infer<typeof Snapshot>> {
    const answer = await loopback({
      port: this.#port,
      host: this.#host,
      path: '/__mock/world',
      headers: this.headers,
    });
    return Snapshot.parse(parseJson(answer.text));
  }
}
