import * as z from 'zod';

/** The name under which the protocol writes an element's id. */
const ID = 'element-6066-11e4-a52e-4f735466cecf';

const Answer = z.object({ value: z.unknown() });
const Started = z.object({ sessionId: z.string() });
const Element = z.object({ [ID]: z.string() });
const Failure = z.object({ error: z.string(), message: z.string() });

type Method = 'GET' | 'POST' | 'DELETE';

async function ask(method: Method, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = Answer.parse(await answer.json());
  if (answer.ok) return value;
  const { error, message } = Failure.parse(value);
  throw new Error(`${method} ${new URL(url).pathname}: ${error}. ${message}`);
}

/** A browser's window, controlled over the W3C WebDriver protocol. */
export class Session {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Opens a window. An element may take `patience` ms to appear, a page twice that. */
  static async start(driver: string, patience: number): Promise<Session> {
    const timeouts = { implicit: patience, pageLoad: 2 * patience };
    const body = { capabilities: { alwaysMatch: { timeouts } } };
    const { sessionId } = Started.parse(await ask('POST', `${driver}/session`, body));
    return new Session(`${driver}/session/${sessionId}`);
  }

  async resize(size: { readonly width: number; readonly height: number }): Promise<void> {
    await this.#post('window/rect', { x: 0, y: 0, ...size });
  }

  async open(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  /** Sets a cookie of the site that is open. */
  async setCookie(name: string, value: string): Promise<void> {
    await this.#post('cookie', { cookie: { name, value } });
  }

  async address(): Promise<URL> {
    return new URL(z.string().parse(await this.#ask('GET', 'url')));
  }

  /** Clicks every element of a selector, in their order. @throws Error when there is none. */
  async click(css: string): Promise<void> {
    for (const id of await this.#find(css)) await this.#post(`element/${id}/click`);
  }

  /** Presses the keys of a text in the first element of a selector. */
  async type(css: string, text: string): Promise<void> {
    const [id] = await this.#find(css);
    await this.#post(`element/${id}/value`, { text });
  }

  /** Runs the body of a function in the page; gives what it returns. */
  async evaluate(script: string): Promise<unknown> {
    return this.#post('execute/sync', { script, args: [] });
  }

  /** The window as a PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(z.string().parse(await this.#ask('GET', 'screenshot')), 'base64');
  }

  async end(): Promise<void> {
    await ask('DELETE', this.#url);
  }

  async #find(css: string): Promise<string[]> {
    const body = { using: 'css selector', value: css };
    const found = z.array(Element).parse(await this.#post('elements', body));
    if (found.length === 0) throw new Error(`No element is ${css}.`);
    return found.map((element) => element[ID]);
  }

  #post(path: string, body?: object): Promise<unknown> {
    return ask('POST', `${this.#url}/${path}`, body);
  }

  #ask(method: Method, path: string): Promise<unknown> {
    return ask(method, `${this.#url}/${path}`);
  }
}
