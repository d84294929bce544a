import { runCommand } from './run/runCommand.ts';

// Signals are handled before everything else is loaded.
await runCommand(async (stopped) => {
  const [command] = process.argv.slice(2);
  if (command === 'merge') return (await import('./run/mergeParts.ts')).mergeParts();
  if (command === 'generate') return (await import('./run/generate.ts')).generate();
  if (command === 'screens') return (await import('./run/mergeScreens.ts')).mergeScreens();
  return (await import('./run/runConformance.ts')).runConformance(stopped);
});
