import { useMemo } from 'react';
import type { PhoneRules } from '../../../domain/phone/PhoneRules.ts';
import { loaded } from '../../ChunkError.ts';
import { useServices } from '../../Services.ts';
import { useCode } from '../../useCode.ts';
import type * as phoneParts from './phoneParts.ts';

/** The phone field with its countries and rules; a separate chunk, since most forms start without. */
export type PhoneParts = typeof phoneParts & { readonly rules: PhoneRules };

const load = () => loaded('phoneParts', import('./phoneParts.ts'));

/** Null until they are needed and loaded; a failed load is retried the next time they are needed. */
export function usePhoneParts(needed: boolean, onOffline?: () => void): PhoneParts | null {
  const { region } = useServices().page;
  const parts = useCode(load, { needed, onOffline });
  return useMemo(() => parts && { ...parts, rules: parts.phoneRulesOf(region) }, [parts, region]);
}
