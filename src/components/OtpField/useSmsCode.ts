import { useEffect, useEffectEvent } from 'react';
import { askForSmsCode } from './askForSmsCode.ts';

/** Takes the code out of the next SMS: asks once, and no longer when the field goes (E-06). */
export function useSmsCode(wanted: boolean, onCode: (text: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!wanted) return;
    const asking = new AbortController();
    void askForSmsCode(asking.signal).then((code) => {
      if (code !== null) take(code);
    });
    return () => asking.abort();
  }, [wanted]);
}
