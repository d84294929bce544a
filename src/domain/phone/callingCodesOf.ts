import type { CallingCode } from './CallingCode.ts';

/** The fields of a region that limit the list. */
interface Allowed {
  readonly allowCodeList: readonly string[];
  readonly allowCodeKeys: readonly string[];
}

/** The countries that a region's phone field offers; an empty list allows every one. Source: B§3, S-022, S-023. */
export function callingCodesOf(
  { allowCodeList, allowCodeKeys }: Allowed,
  codes: readonly CallingCode[],
): readonly CallingCode[] {
  return codes.filter(
    ({ code, key }) =>
      (allowCodeList.length === 0 || allowCodeList.includes(code)) &&
      (allowCodeKeys.length === 0 || allowCodeKeys.includes(key)),
  );
}
