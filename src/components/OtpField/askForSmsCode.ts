/**
 * Asks the browser for the code of the SMS that is on its way (WebOTP, E-06). Null where the browser
 * cannot, the person declines, or `signal` ends it; the boxes are there in every case.
 */
export async function askForSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null;
  try {
    const wanted = { otp: { transport: ['sms'] }, signal };
    const credential = await navigator.credentials.get(wanted);
    return !signal.aborted && credential !== null && 'code' in credential
      ? String(credential.code)
      : null;
  } catch {
    return null;
  }
}
