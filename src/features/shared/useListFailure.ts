import { ChunkError } from '../ChunkError.ts';
import { reportMissing } from '../reportMissing.ts';
import { useServices } from '../Services.ts';
import { useFailureToast } from '../useFailureToast.ts';

/**
 * Returns what reports that the list of countries did not load, and says so. Source: S-167, E-17.
 *
 * @param show by default a toast says it
 */
export function useListFailure(show?: (error: unknown) => void): (cause: unknown) => void {
  const { report } = useServices().telemetry;
  const showFailure = useFailureToast();
  return (cause) => {
    const error = new ChunkError('CountryPanel', cause);
    reportMissing(report, error);
    (show ?? showFailure)(error);
  };
}
