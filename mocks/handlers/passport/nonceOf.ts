import * as z from 'zod/mini';

const stateForm = z.object({ nonce: z.string() });

/** The nonce inside a state parameter (base64url JSON, S-096); null when there is none. */
export function nonceOf(state: string): string | null {
  try {
    const bytes = Uint8Array.fromBase64(state, { alphabet: 'base64url' });
    return stateForm.parse(JSON.parse(new TextDecoder().decode(bytes))).nonce;
  } catch {
    return null;
  }
}
