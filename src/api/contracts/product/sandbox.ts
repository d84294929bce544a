import { openWrite } from '../../openCall.ts';

// The sandbox of the onboarding. Source: B§7.
export const sandboxFullOnboardV2Submit = openWrite('/seller/sandbox_full_onboard/v2/submit', {
  decision: 'S-162',
});
