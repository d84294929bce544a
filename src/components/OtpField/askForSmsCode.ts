/**
 * Requests the code of the next SMS from the browser (WebOTP, E-06). Null without browser support,
 * when the user declines, or when `signal` aborts.
 */
export async function askForSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null;
  try {
    const options = { otp: { transport: ['sms'] }, signal };
    const credential = await navigator.credentials.get(options);
    return !signal.aborted && credential !== null && 'code' in credential
      ? String(credential.code)
      : null;
  } catch {
    return null;
  }
}
