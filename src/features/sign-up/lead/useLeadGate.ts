import { useState } from 'react';
import { useServices } from '../../Services.ts';
import { useCode } from '../../useCode.ts';
import { useExperiments } from '../../useExperiments.ts';
import { withTexts } from '../../withTexts.ts';
import { leadGate } from '../chunks.ts';

/**
 * The lead form in front of the sign-up with its group, for who takes part in its experiment; null for
 * everybody else. Where the first render knows of the experiment, the form waits for its code:
 * `loading`. An experiment that comes later leaves the form until then, and so does code that fails
 * to load. Source: A§4, B§4 (LEAD-001), S-148.
 */
export function useLeadGate() {
  const { leadForm } = useExperiments();
  const { texts } = useServices().shell;
  const [waits, setWaits] = useState(leadForm !== null);
  const [load] = useState(() => async () => {
    try {
      return (await withTexts(leadGate, texts, 'account')).default;
    } catch (error) {
      setWaits(false);
      throw error;
    }
  });
  const LeadGate = useCode(load, { needed: false, ahead: leadForm !== null });
  if (leadForm === null) return null;
  return LeadGate === null ? waits && ('loading' as const) : { LeadGate, group: leadForm };
}
