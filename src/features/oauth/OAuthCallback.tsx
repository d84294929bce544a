import type { ComponentType, ReactNode } from 'react';
import type { OAuthMethod } from '../../domain/sign-in/signInMethods.ts';
import { FormNotices } from '../shared/FormNotices.tsx';
import { OAuthFlow } from './OAuthFlow.tsx';

interface OAuthCallbackProps {
  /** The method of the provider that returns to this page. */
  readonly method: OAuthMethod;
  /** Around the step that can register (S-203). */
  readonly gate: ComponentType<{ readonly children: ReactNode }>;
}

/** Finishes a sign-in at a provider. Source: A§2 (ROUTE-012, ROUTE-014), S-009. */
export const OAuthCallback = (props: OAuthCallbackProps) => (
  <FormNotices>
    <OAuthFlow {...props} />
  </FormNotices>
);
