import { useEffect, useEffectEvent } from 'react';
import { askForSmsCode } from './askForSmsCode.ts';

/** Requests the code of the next SMS once for each value of `wanted`, and aborts when the field unmounts (E-06). */
export function useSmsCode(wanted: boolean | number, onCode: (text: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (wanted === false) return;
    const controller = new AbortController();
    void askForSmsCode(controller.signal).then((code) => {
      if (code !== null) take(code);
    });
    return () => controller.abort();
  }, [wanted]);
}
