import { runCommand } from './run/runCommand.ts';

// Signals are handled before everything else is loaded.
await runCommand(async (stopped) => {
  const { runConformance } = await import('./run/runConformance.ts');
  return runConformance(stopped);
});
