/** One thing to do for a reward; the words are the server's. */
export interface ReferralTask {
  readonly desc: string;
  readonly reword: string;
}

/** What the server promises an invited seller, as it comes. Source: A§3 (REF-004). */
interface ReferralData {
  readonly tasks: readonly ReferralTask[];
  readonly total_reward: string;
  readonly terms_and_conditions: string;
  readonly is_activity_finish: boolean;
}

/** What the referral modal shows. */
export type Referral =
  | { readonly kind: 'loading' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'open';
      readonly tasks: readonly ReferralTask[];
      readonly totalReward: string;
      /** One paragraph an entry; none where there are no terms. */
      readonly terms: readonly string[];
    };

/**
 * Reads the referral data: over, without tasks, or open. Null while it is on its way. Tasks without
 * a description are dropped; the terms' empty lines part their paragraphs. Source: A§3, A§7.
 */
export function toReferral(data: ReferralData | null): Referral {
  if (data === null) return { kind: 'loading' };
  if (data.is_activity_finish) return { kind: 'finished' };
  const tasks = data.tasks.filter(({ desc }) => desc.trim() !== '');
  if (tasks.length === 0) return { kind: 'empty' };
  const terms = data.terms_and_conditions
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return { kind: 'open', tasks, totalReward: data.total_reward.trim(), terms };
}
