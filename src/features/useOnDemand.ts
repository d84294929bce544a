import { type ComponentType, useState } from 'react';
import { inTime } from '../components/inTime.ts';
import { reportMissing } from './reportMissing.ts';
import { useServices } from './Services.ts';
import { withTexts } from './withTexts.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * Loads a component's chunk, with the texts of the later steps, on its first use; null until it is
 * loaded. A load that fails or does not come in time is reported, calls `onFailure`, and is retried at the
 * next use. Source: S-167.
 */
export function useOnDemand<Props extends object>(
  load: Load<Props>,
  onFailure: (error: unknown) => void,
): readonly [component: ComponentType<Props> | null, start: () => void] {
  const {
    shell: { texts },
    telemetry: { report },
  } = useServices();
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const start = () => {
    if (component === null)
      inTime(withTexts(load, texts)).then(
        (module) => setComponent(() => module.default),
        (error: unknown) => {
          reportMissing(report, error);
          onFailure(error);
        },
      );
  };
  return [component, start];
}
