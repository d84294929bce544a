import { useState } from 'react';

/**
 * A value that follows what it is given until it is kept: what a page shows does not change after the
 * first focus or click. Source: S-010, S-011, S-033.
 *
 * @returns the value, and a function that keeps it from now on, or another one in its place; once it is
 *   kept, to keep it again renders nothing, so that a box between a press and its change is not set back
 */
export function useKept<Value>(current: Value): readonly [Value, (value?: Value) => void] {
  const [kept, setKept] = useState<{ readonly value: Value } | null>(null);
  const value = kept === null ? current : kept.value;
  return [
    value,
    (other) =>
      setKept((before) => (other === undefined ? (before ?? { value }) : { value: other })),
  ];
}
