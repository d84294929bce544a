import * as z from 'zod';
import { RunReport } from './RunReport.ts';

/** The published form of `.results/conformance/report.json`, as a JSON Schema. */
export function reportSchema(): string {
  const schema = { title: 'Report of a conformance run', ...z.toJSONSchema(RunReport) };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
