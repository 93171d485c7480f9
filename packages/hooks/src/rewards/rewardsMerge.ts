import type { InputOf, OutputOf } from '@driveline/api';

type Cards = OutputOf<'rewards.account'>['accounts'];

/** Whether the credits of all cards are enough for a reward that none of them has made by itself. */
export const addsReward = (cards: Cards): boolean => {
  const [kept] = cards;
  const credits = cards.reduce((sum, card) => sum + card.credits, 0);
  return kept !== undefined && credits >= kept.credits + kept.creditsToNext;
};

/** What is posted: the cards that were shown, and no other that was linked since; the first is kept. */
export const mergeField = (cards: Cards): string => cards.map(({ rewardsId }) => rewardsId).join(' ');

/** The same as the call takes it. */
export function mergeInput(field: string): InputOf<'rewards.merge'>['body'] {
  const rewardsIds = field.split(' ').filter(Boolean);
  return { rewardsIds, keep: rewardsIds[0] ?? '' };
}
