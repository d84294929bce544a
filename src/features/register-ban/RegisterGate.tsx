import type { ReactNode } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Admission } from '../Admission.ts';
import { useRegisterBan } from './useRegisterBan.ts';

/**
 * Around everything that can register: shows a spinner until the check for a ban allows it.
 * Source: A§2 (REG-023), S-203.
 */
export function RegisterGate({ children }: { readonly children: ReactNode }) {
  return useRegisterBan() ? <Spinner /> : <Admission value>{children}</Admission>;
}
