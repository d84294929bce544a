import type { Browser, BrowserContext } from 'playwright-core';
import * as z from 'zod';
import { WORLD_COOKIE, WORLD_HEADER } from '../../mocks/adapters/headers.ts';
import type { Flow } from './Flow.ts';
import type { Heard } from './inPage/listen.ts';
import { Person } from './Person.ts';
import { Stillness } from './Stillness.ts';

/** Longer than any key takes, also on a busy machine. */
const LIMIT_MS = 15_000;

const Snapshot = z.looseObject({
  codes: z.array(z.looseObject({ contact: z.string(), code: z.string() })),
});

/** What a browser does that lets no page keep anything. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('The browser keeps nothing.', 'SecurityError');
      },
    });
}

/** What came of a walk. */
export interface Walked {
  readonly transcript: string;
  readonly faults: readonly string[];
}

export interface Place {
  readonly browser: Browser;
  readonly port: number;
  /** What listenerScript.ts makes. */
  readonly script: string;
}

/** Walks a flow in a world of its own. What stops the walk is a fault, and the transcript ends there. */
export async function walkFlow(flow: Flow, { browser, port, script }: Place): Promise<Walked> {
  const { name, site, width, height, scenario, blocksStorage } = flow;
  const world = `transcript-${name}`;
  const origin = `http://${site}.localhost:${port}`;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { [WORLD_HEADER]: world },
  });
  try {
    await context.addCookies([{ name: WORLD_COOKIE, value: world, url: origin }]);
    const walked = await prepare(context, script, blocksStorage === true);
    const person = new Person({ ...walked, scenario });
    const codeFor = async (contact: string): Promise<string> => {
      const answer = await fetch(`http://127.0.0.1:${port}/__mock/world`, {
        headers: { [WORLD_HEADER]: world },
      });
      const { codes } = Snapshot.parse(await answer.json());
      const sent = codes.findLast((one) => one.contact === contact);
      if (sent === undefined)
        throw new Error(`no code went to ${contact}, only to ${JSON.stringify(codes)}`);
      return sent.code;
    };
    try {
      await flow.walk(person, { codeFor });
    } catch (error) {
      person.faults.push(`the walk ends early: ${String(error)}`);
    }
    const head = `${site}, ${width} x ${height}${scenario === undefined ? '' : `, ${scenario}`}${blocksStorage === true ? ', storage blocked' : ''}`;
    return { transcript: `${[head, '', ...person.lines].join('\n')}\n`, faults: person.faults };
  } finally {
    await context.close();
  }
}

/** A page that is heard, whose time stands still unless somebody moves it. */
async function prepare(context: BrowserContext, script: string, blocks: boolean) {
  const heard: Heard[] = [];
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const stillness = new Stillness(page);
  await page.exposeFunction('porticoHears', (one: Heard) => {
    heard.push(one);
    stillness.note();
  });
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  if (blocks) await page.addInitScript(blockStorage);
  await page.addInitScript({ content: script });
  return { page, session: await context.newCDPSession(page), stillness, heard };
}
