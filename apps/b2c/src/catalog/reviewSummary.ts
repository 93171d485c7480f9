import type { ProductDetail } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { textOf } from '../messages/index.ts';
import { starCounts } from './demoStars.ts';

/** How many demonstration reviews gave how many stars, in words of the market. */
export function reviewSummary(
  market: Market,
  given: readonly number[],
): NonNullable<ProductDetail['reviews']> {
  const text = textOf(market);
  return {
    title: text('reviews.title'),
    note: text('reviews.note'),
    stars: starCounts(given).map((count, at) => {
      const stars = 5 - at;
      return { stars, label: text('reviews.stars', { n: stars }), count };
    }),
  };
}
