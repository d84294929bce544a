import { useEffect, useMemo, useState } from 'react';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import { loaded } from '../ChunkError.ts';
import { useServices } from '../Services.ts';
import type * as phoneParts from './phoneParts.ts';

/** The phone field with its countries and rules: code of its own, since most forms start without. */
export type PhoneParts = typeof phoneParts & { readonly rules: PhoneRules };

type Loaded = typeof phoneParts;

/** Null until they are needed and here; a failed load is tried again when they are needed next. */
export function usePhoneParts(needed: boolean): PhoneParts | null {
  const { region } = useServices();
  const [parts, setParts] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (!needed || parts !== null) return undefined;
    let mounted = true;
    loaded('phoneParts', import('./phoneParts.ts')).then(
      (module) => mounted && setParts(module),
      (error: unknown) => mounted && error instanceof Error && setFailure(error),
    );
    return () => {
      mounted = false;
    };
  }, [needed, parts]);
  if (failure !== null) throw failure;
  return useMemo(
    () => (parts === null ? null : { ...parts, rules: parts.phoneRulesOf(region) }),
    [parts, region],
  );
}
