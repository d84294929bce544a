import type { Finding } from '../../stories/inPage/Finding.ts';

/** What a rule of tools/components finds. */
export interface ComponentFault extends Finding {
  readonly rule: string;
}
