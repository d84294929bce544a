import { isObject } from '../../shared/json.ts';
import { answerField } from './Wire.ts';

/** What an answer says of the referral campaign, as texts. Source: A§3. */
export interface Campaign {
  readonly tasks: readonly { readonly desc: string; readonly reword: string }[];
  readonly totalReward: string;
  readonly terms: readonly string[];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads an answer to the request for the campaign. @throws Error when a field of it is missing. */
export function readCampaign(answer: unknown): Campaign {
  const list = answerField(answer, 'tasks');
  const terms = answerField(answer, 'terms_and_conditions');
  const campaign = {
    tasks: (Array.isArray(list) ? list : []).filter(isObject).map(({ desc, reword }) => ({
      ...{ desc: textOf(desc), reword: textOf(reword) },
    })),
    totalReward: textOf(answerField(answer, 'total_reward')),
    terms: (Array.isArray(terms) ? terms : [terms]).map(textOf),
  };
  const texts = [
    ...campaign.tasks.flatMap(({ desc, reword }) => [desc, reword]),
    ...[campaign.totalReward, ...campaign.terms],
  ];
  if (campaign.tasks.length > 0 && !texts.includes('')) return campaign;
  throw new Error(`The campaign lacks a field: ${JSON.stringify(answer)}`);
}
