/** One task with a reward, with texts of the server. */
export interface ReferralTask {
  readonly desc: string;
  readonly reword: string;
}

/** The response with the rewards of an invited seller. Source: A§3 (REF-004). */
interface ReferralData {
  readonly tasks: readonly ReferralTask[];
  readonly total_reward: string;
  readonly terms_and_conditions: string;
  readonly is_activity_finish: boolean;
}

/** The content of the referral modal. */
export type Referral =
  | { readonly kind: 'loading' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'open';
      readonly tasks: readonly ReferralTask[];
      readonly totalReward: string;
      /** One entry per paragraph; empty without terms. */
      readonly terms: readonly string[];
    };

/**
 * Reads the referral data: finished, without tasks, or open; loading for null. Removes tasks without
 * a description; splits the terms into paragraphs at empty lines. Source: A§3, A§7.
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
