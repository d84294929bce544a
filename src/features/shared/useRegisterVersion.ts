import { useState } from 'react';
import { type RegisterVersion, registerVersion } from '../../domain/experiments/registerVersion.ts';
import { useServices } from '../Services.ts';
import { useExperiments } from '../useExperiments.ts';

interface ShownVersion {
  readonly version: RegisterVersion;
  /** For the element around the form. */
  readonly begin: () => void;
}

/**
 * The version of the register and log-in pages that the user sees. It does not change after the first
 * focus or click. Source: S-010, S-011, S-033.
 */
export function useRegisterVersion(): ShownVersion {
  const { region } = useServices().page;
  const configured = registerVersion(region.register.version, useExperiments());
  const [begun, setBegun] = useState<RegisterVersion | null>(null);
  const version = begun ?? configured;
  return { version, begin: () => setBegun(version) };
}
