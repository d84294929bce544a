import { useEffect } from 'react';
import type { Report } from '../../telemetry/createReporter.ts';

/** Source: A§9. */
const DELAY_MS = 5000;

/** Reports a user who stays on the register page (TRACK-009). */
export function useSignUpDelay(report: Report): void {
  useEffect(() => {
    const timer = setTimeout(() => report({ name: 'sign_up_delay' }), DELAY_MS);
    return () => clearTimeout(timer);
  }, [report]);
}
