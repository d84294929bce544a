import type { ComponentType, ReactNode } from 'react';
import { FormNotices } from '../shared/FormNotices.tsx';
import { PartnerFlow } from './PartnerFlow.tsx';

interface PartnerCallbackProps {
  /** Around the form that can register (S-203). */
  readonly gate: ComponentType<{ readonly children: ReactNode }>;
}

/** Finishes a sign-in at the partner, and binds a contact. Source: A§2 (ROUTE-013), A§4. */
export const PartnerCallback = (props: PartnerCallbackProps) => (
  <FormNotices>
    <PartnerFlow {...props} />
  </FormNotices>
);
