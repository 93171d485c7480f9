import { expect, test } from 'vitest';
import { mergeableCards } from '../models/accountModels.ts';
import { addsReward, mergeField, mergeInput } from './rewardsMerge.ts';

const card = (rewardsId: string, rewardBalance: number, credits = 0) => ({
  rewardsId,
  rewardsCardNumber: rewardsId,
  rewardBalance,
  credits,
  creditsToNext: 5 - credits,
  expirationDate: null,
  joinedOn: '2026-01-31',
});
const cards = [card('6001234567890123', 20), card('6001234567897781', 5.5)];

test('[REWARD-046] cards to merge say their last digits, their balance and since when', () => {
  expect(mergeableCards(cards, { currency: { minorDigits: 2 } })).toEqual([
    { lastDigits: '0123', balanceMinor: 2000, joinedOn: '2026-01-31' },
    { lastDigits: '7781', balanceMinor: 550, joinedOn: '2026-01-31' },
  ]);
});

test.each([
  [2, 2, false],
  [2, 3, true],
  [4, 4, true],
])('[REWARD-046] %d and %d credits of 5 make a reward together: %s', (one, other, adds) => {
  expect(addsReward([card('1', 0, one), card('2', 0, other)])).toBe(adds);
});

test('[REWARD-046] what was shown is what is merged, into the first of them', () => {
  expect(mergeInput(mergeField(cards))).toEqual({
    rewardsIds: ['6001234567890123', '6001234567897781'],
    keep: '6001234567890123',
  });
  expect(mergeInput('')).toEqual({ rewardsIds: [], keep: '' });
});
