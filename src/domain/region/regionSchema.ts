import { regionFields } from './regionFields.ts';
import { conflictsIn } from './regionRules.ts';

/** Everything that differs between two regions (B§3). Runs in checks, servers and the build; never ships. */
export const regionSchema = regionFields.superRefine((region, context) => {
  for (const { path, message } of conflictsIn(region))
    context.addIssue({ code: 'custom', path: [...path], message });
});
