import { useImperativeHandle, type Ref } from 'react';
import { Toasts } from '../components/Toasts/Toasts.tsx';
import type { Services } from '../features/Services.ts';
import { useToasts } from './useToasts.ts';

/** The toasts of the page; `ref` receives the function that shows one. */
export function ToastCenter({ ref }: { readonly ref: Ref<Services['shell']['toast']> }) {
  const { toasts, show, dismiss } = useToasts();
  useImperativeHandle(ref, () => show, [show]);
  return <Toasts toasts={toasts} onDismiss={dismiss} />;
}
