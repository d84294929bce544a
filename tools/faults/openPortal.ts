import { request } from 'node:http';
import { join } from 'node:path';
import { loadRegions } from '../regions/loadRegions.ts';
import { listenOnLoopback } from '../server/listenOnLoopback.ts';
import { createPortal } from '../server/portal.ts';
import { previewDelivery } from '../server/previewDelivery.ts';
import { regionsById } from '../server/Regions.ts';

/** The production build with the mock backend, on a free port. */
export interface FaultPortal {
  readonly origin: (site: string) => string;
  /** Has the server of a world behave by a scenario from now on; what it held back is let go. */
  readonly begin: (world: string, scenario: string) => Promise<void>;
  /** What a world remembers, as text. */
  readonly memory: (world: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** @param dist folder of the build @throws Failure when there is none */
export async function openPortal(dist: string): Promise<FaultPortal> {
  const regions = regionsById(await loadRegions());
  const delivery = previewDelivery(join(dist), regions);
  const { port, close } = await listenOnLoopback(createPortal({ delivery, panel: false }), 0);

  const ask = (world: string, path: string): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const headers = { host: `gb.localhost:${port}`, 'x-portico-world': world };
      const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      });
      asked.once('error', reject);
      asked.end();
    });

  return {
    origin: (site) => `http://${site}.localhost:${port}`,
    async begin(world, scenario) {
      const { status } = await ask(world, `/account/register?scenario=${scenario}`);
      if (status !== 302 && status !== 303 && status !== 307)
        throw new Error(`There is no scenario ${scenario}; mend tools/faults/cells.ts.`);
    },
    memory: async (world) => (await ask(world, '/__mock/world')).text,
    close,
  };
}
