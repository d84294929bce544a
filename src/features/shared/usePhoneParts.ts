import { useMemo } from 'react';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import { loaded } from '../ChunkError.ts';
import { useServices } from '../Services.ts';
import { useCode } from '../useCode.ts';
import type * as phoneParts from './phoneParts.ts';

/** The phone field with its countries and rules; a separate chunk, since most forms start without. */
export type PhoneParts = typeof phoneParts & { readonly rules: PhoneRules };

/** Once loaded, a form that needs them has them in its first render. */
let ready: typeof phoneParts | null = null;

/** @throws {ChunkError} when their chunk does not load */
export async function loadPhoneParts(): Promise<typeof phoneParts> {
  ready = await loaded('phoneParts', import('./phoneParts.ts'));
  return ready;
}

/**
 * Null until they are needed and loaded; a failed load is retried the next time they are needed.
 *
 * @param country the short name of the country that the field begins with; null is the region's own
 */
export function usePhoneParts(
  needed: boolean,
  onOffline?: () => void,
  country: string | null = null,
): PhoneParts | null {
  const { region } = useServices().page;
  const parts = useCode(loadPhoneParts, { needed, onOffline, ready });
  return useMemo(
    () => parts && { ...parts, rules: parts.phoneRulesOf(region, country) },
    [parts, region, country],
  );
}
