/** Adds WebOTP to the browser, with codes from `get`. @returns a function that removes it */
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
