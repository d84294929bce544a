import { execa } from 'execa';
import { Failure } from '../setup/process/Failure.mjs';
import { runMain } from '../setup/process/runMain.mjs';

// `npm run bench -- <what>`

const benches: Readonly<Record<string, readonly string[]>> = {
  mock: ['tools/bench/mock.ts'],
  load: ['tools/bench/load/run.ts'],
  input: ['tools/quality/run.ts', '--project', 'bench'],
  conformance: ['conformance/bench.ts'],
  size: ['tools/size/run.ts'],
};

await runMain(async (signal) => {
  const [name = '', ...rest] = process.argv.slice(2);
  const bench = benches[name];
  if (bench === undefined)
    throw new Failure(`npm run bench -- ${Object.keys(benches).join(' | ')}, then its own options`);
  const options = { stdio: 'inherit', reject: false, cancelSignal: signal } as const;
  const { exitCode = 1 } = await execa(process.execPath, [...bench, ...rest], options);
  return exitCode;
});
