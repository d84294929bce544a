import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { payloads, type CallName } from '../expectations/payloads.ts';
import { answerText, parseJson } from './json.ts';
import { loopback } from './loopback.ts';
import { expectedBody, type Slots } from './payload.ts';
import { read } from './read.ts';

const Event = z.looseObject({ name: z.string(), at: z.number() });
const Snapshot = z.looseObject({
  codes: z.array(z.looseObject({ contact: z.string(), code: z.string() })),
  events: z.array(Event),
});

export type WorldEvent = z.infer<typeof Event>;

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

  /** The code last sent to an address. @throws Error when none was. */
  async codeFor(contact: string): Promise<string> {
    const { codes } = await this.#snapshot();
    const sent = codes.findLast((entry) => entry.contact.toLowerCase() === contact.toLowerCase());
    if (sent) return sent.code;
    throw new Error(`No code was sent to ${contact}; this world sent ${JSON.stringify(codes)}.`);
  }

  /** A code of the right length that was not sent. */
  async wrongCodeFor(contact: string): Promise<string> {
    return (await this.codeFor(contact)).replaceAll(/\d/g, (digit) =>
      String((Number(digit) + 1) % 10),
    );
  }

  async events(): Promise<WorldEvent[]> {
    return (await this.#snapshot()).events;
  }

  /** Makes an account exist, by the three calls of a sign-up. */
  async register(email: string): Promise<void> {
    await this.#call('send', { email });
    const code = await this.codeFor(email);
    const ticket = answerText(await this.#call('check', { email, code }), 'verification_ticket');
    const redirectUrl = `http://${this.#host}:${this.#port}/settle/verification`;
    await this.#call('register', { ticket, password: 'Seeded1!account', redirectUrl });
  }

  async #call(name: CallName, slots: Slots): Promise<unknown> {
    const call = payloads[name];
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
      `${name} answered ${answer.status} while an account was prepared: ${answer.text}`,
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
