import type { RegionConfig } from '../region/RegionConfig.ts';
import type { Site } from '../region/Site.ts';
import {
  allSignInMethods,
  isLeavingMethod,
  type LeavingMethod,
  type SignInMethod,
} from './signInMethods.ts';

interface Where {
  readonly variant: Site['variant'];
  readonly region: Pick<RegionConfig, 'signInMethods' | 'social'>;
  /** The deployment: its name, and the methods whose provider is set up in it. */
  readonly environment: {
    readonly name: string;
    readonly signInMethods: readonly SignInMethod[];
    readonly providers: Readonly<Record<LeavingMethod, object | null>>;
  };
}

/**
 * The sign-in methods that a site offers, in their order: none on the US-entity build; the social
 * provider and business advertising are left out in excluded environments, and everywhere what the
 * deployment has no provider for. Source: A§6, B§1 (REG-031), S-030, S-095.
 */
export function offeredSignInMethods({
  variant,
  region,
  environment,
}: Where): readonly SignInMethod[] {
  if (variant === 'accu') return [];
  const excluded = region.social.excludedEnvs.includes(environment.name);
  const { signInMethods, providers } = environment;
  const isSetUp = (method: SignInMethod): boolean =>
    signInMethods.includes(method) && !(isLeavingMethod(method) && providers[method] === null);
  const isExcluded = (method: SignInMethod): boolean =>
    excluded && (method === 'google' || method === 'businessAdvertising');
  return allSignInMethods.filter(
    (method) => region.signInMethods[method] && isSetUp(method) && !isExcluded(method),
  );
}
