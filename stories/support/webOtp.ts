/** Gives the browser a WebOTP whose codes come from `get`. @returns what takes it away again */
export function offerWebOtp(get: () => Promise<{ readonly code: string }>): () => void {
  const { credentials } = navigator;
  const known = 'OTPCredential' in globalThis;
  if (!known) Object.assign(globalThis, { OTPCredential: Object });
  const offer = (value: unknown): unknown =>
    Object.defineProperty(navigator, 'credentials', { configurable: true, value });
  offer({ get });
  return () => {
    offer(credentials);
    if (!known) Reflect.deleteProperty(globalThis, 'OTPCredential');
  };
}
