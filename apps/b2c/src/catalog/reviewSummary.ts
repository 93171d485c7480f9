import type { ProductDetail } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { textOf } from '../messages/index.ts';
import { starCounts, type ReadableStars } from './demoStars.ts';

/** How many reviews gave how many stars, in words of the market, with a note on those that are invented. */
export function reviewSummary(
  market: Market,
  { invented, written }: ReadableStars,
): NonNullable<ProductDetail['reviews']> {
  const text = textOf(market);
  return {
    title: text('reviews.title'),
    ...(invented.length > 0 && { note: text(written.length > 0 ? 'reviews.noteSome' : 'reviews.note') }),
    stars: starCounts([...invented, ...written]).map((count, at) => {
      const stars = 5 - at;
      return { stars, label: text('reviews.stars', { n: stars }), count };
    }),
  };
}
