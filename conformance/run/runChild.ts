import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ChildRun {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/** Runs a script with this runtime, its output passed through; gives its exit code, null when it was ended. */
export async function runChild({ args, cwd, env, signal }: ChildRun): Promise<number | null> {
  const child = spawn(process.execPath, [...args], { cwd, env, stdio: 'inherit' });
  const end = (): void => {
    child.kill('SIGINT');
  };
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  await once(child, 'exit');
  signal?.removeEventListener('abort', end);
  return child.exitCode;
}
