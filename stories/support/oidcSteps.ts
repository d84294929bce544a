import { storyBackend } from '../../.storybook/storyBackend.ts';

let fragment = '';

/** Before a story: the OpenID provider has signed a user in, and returns its token. */
export async function startAtOpenId(): Promise<void> {
  const nonce = 'nonce-of-this-story';
  const state = btoa(JSON.stringify({ nonce })).replaceAll('=', '');
  const id_token = await storyBackend.providers.issueIdToken('ana', nonce);
  fragment = String(new URLSearchParams({ state, id_token }));
}

/** Before a story: the provider returns no token. */
export function startWithoutToken(): void {
  fragment = 'state=S-1';
}

/** The address with which the provider returns. */
export const oidcPath = (): string => `/account/oidc_callback/?channel=spring#${fragment}`;
