import { useExperiments } from '../../useExperiments.ts';
import { useServices } from '../../Services.ts';

/**
 * Whether the short-video button leads and the form waits behind "use phone or e-mail". An account that
 * came with the visit shows its form at once. Source: B§4 (TRACK-018), S-185.
 */
export function useFormCovered(): boolean {
  const {
    page: { signInMethods },
    browser: { signUpAccount },
  } = useServices();
  const { shortVideoFirst } = useExperiments();
  return shortVideoFirst && signInMethods.includes('shortVideo') && signUpAccount.read() === null;
}
