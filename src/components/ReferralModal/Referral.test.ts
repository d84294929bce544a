import { expect, test } from 'vitest';
import { toReferral } from './Referral.ts';

const data = {
  tasks: [
    { desc: 'Create your seller account', reword: '5' },
    { desc: ' ', reword: '99' },
    { desc: 'List your first ten products', reword: '15' },
  ],
  total_reward: ' 20 ',
  terms_and_conditions: 'Rewards are paid\nafter the first order.\n \n\nOne reward a seller.\n',
  is_activity_finish: false,
};

test('reads tasks, total and terms from the response', () => {
  expect(toReferral(data)).toEqual({
    kind: 'open',
    tasks: [
      { desc: 'Create your seller account', reword: '5' },
      { desc: 'List your first ten products', reword: '15' },
    ],
    totalReward: '20',
    terms: ['Rewards are paid\nafter the first order.', 'One reward a seller.'],
  });
  expect(toReferral({ ...data, is_activity_finish: true })).toEqual({ kind: 'finished' });
});

test('handles missing data, no tasks and no terms', () => {
  expect(toReferral(null)).toEqual({ kind: 'loading' });
  expect(toReferral({ ...data, tasks: [] })).toEqual({ kind: 'empty' });
  expect(toReferral({ ...data, terms_and_conditions: ' \n ' })).toMatchObject({ terms: [] });
});
