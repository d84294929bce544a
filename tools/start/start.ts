import { freePort } from '../process/freePort.ts';
import { runMain } from '../process/runMain.mjs';
import { Stopped } from '../process/Stopped.mjs';
import { addressTable } from './addressTable.ts';
import { readOptions, usage } from './options.ts';
import { regionIds } from '../regions/regionIds.ts';
import { serve } from './serve.ts';
import { portalService, storybookService } from './services.ts';

await runMain(async (signal) => {
  const { portalPort, storybookPort, verbose, help } = readOptions(process.argv.slice(2));
  if (help) {
    console.log(usage);
    return 0;
  }
  const portal = await portFor('portal', portalPort);
  const storybook = await portFor('storybook', storybookPort, [portal]);
  try {
    await serve([portalService(portal), storybookService(storybook, verbose)], {
      verbose,
      signal,
      onReady: () => console.log(greeting(portal, storybook)),
    });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  // Ctrl-C is how a server is meant to end.
  console.log('Stopped. Nothing is left running.');
  return 0;
});

async function portFor(name: string, wanted: number, except: readonly number[] = []) {
  const port = await freePort(wanted, except);
  if (port !== wanted) console.log(`Port ${wanted} is taken: ${name} moves to ${port}.`);
  return port;
}

function greeting(portal: number, storybook: number): string {
  const sites = regionIds(new URL('../../regions/', import.meta.url)).map(
    (id) => [`Site ${id}`, `http://${id}.localhost:${portal}/account/register`] as const,
  );
  const table = addressTable([
    ...sites,
    ['Directory of all sites', `http://localhost:${portal}`],
    ['Storybook', `http://localhost:${storybook}`],
  ]);
  return `\nPortico is running:\n\n${table}\n\nStop it with Ctrl-C.\n`;
}
