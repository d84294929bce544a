import type { StoryProviders } from '../../provider/storyProviders.ts';

/** The parameters of an OpenID callback after consent. Source: S-096, S-111. */
export async function nonceState(
  providers: StoryProviders,
): Promise<{ id_token: string; state: string }> {
  const nonce = 'nonce_1';
  const state = new TextEncoder().encode(JSON.stringify({ type: 'login', nonce }));
  return {
    id_token: await providers.issueIdToken('ana', nonce),
    state: state.toBase64({ alphabet: 'base64url' }),
  };
}
