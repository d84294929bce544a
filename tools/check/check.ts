import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/** The static checks, each a script of package.json; they run side by side. */
const checks = [
  'check:format',
  'check:lint',
  'check:types',
  'check:dead-code',
  'check:boundaries',
  'check:stories',
  'contract:check',
  'i18n:check',
  'check:calling-codes',
  'check:flows',
] as const;

interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

function run(name: string): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (part) => (output += String(part)));
    child.stderr.on('data', (part) => (output += String(part)));
    child.on('close', (code) =>
      resolve({ name, passed: code === 0, seconds: (performance.now() - started) / 1000, output }),
    );
  });
}

const waiting = [...checks];
const outcomes: Outcome[] = [];
const worker = async () => {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const outcome = await run(name);
    outcomes.push(outcome);
    console.log(
      `${outcome.passed ? 'passed' : 'FAILED'}  ${name}  ${outcome.seconds.toFixed(1)} s`,
    );
    if (!outcome.passed) console.log(outcome.output);
  }
};
await Promise.all([worker(), worker()]);

const failed = outcomes.filter(({ passed }) => !passed).length;
mkdirSync('.results', { recursive: true });
writeFileSync(
  '.results/check.json',
  JSON.stringify({ layer: 'check', passed: checks.length - failed, failed }),
);
process.exitCode = failed > 0 ? 1 : 0;
