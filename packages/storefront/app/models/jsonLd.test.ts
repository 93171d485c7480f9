import { fixture } from '@driveline/api/testing';
import { markets, mx, us, type Market } from '@driveline/markets';
import { expect, test } from 'vitest';
import { productJsonLd } from './jsonLd.ts';

const [product] = fixture('catalog.product').pdpResults.products;

const nodeIn = (market: Market, reviews?: string) => {
  const shop = { market, origin: 'https://shop.test', reviews };
  return productJsonLd(product!, undefined, shop).at(-1) as Record<string, unknown>;
};

const sample = { author: 'Lucía', rating: 5, text: 'Llegó a tiempo.' };

test('[CONF-018] ratings that nobody gave are in no structured data, whatever the pages show', () => {
  expect(product!.reviewCount).toBeGreaterThan(0);
  for (const reviews of [undefined, 'none', 'sample', 'anything']) {
    for (const market of markets) {
      expect(nodeIn(market, reviews)).not.toHaveProperty('aggregateRating');
      expect(nodeIn(market, reviews)).not.toHaveProperty('review');
    }
  }
});

test('[CONF-018] a shop whose reviews are real says how its products are rated', () => {
  const { rating, reviewCount } = product!;
  expect(nodeIn(us, 'real')['aggregateRating']).toEqual({
    '@type': 'AggregateRating',
    ratingValue: rating,
    reviewCount,
  });
  const unrated = productJsonLd({ ...product!, reviewCount: 0 }, undefined, {
    market: us,
    origin: '',
    reviews: 'real',
  });
  expect(unrated.at(-1)).not.toHaveProperty('aggregateRating');
});

test('[CONF-018] a demonstration shows the sample review of its market, and no other market’s', () => {
  expect(nodeIn({ ...mx, sampleReviews: [sample] }, 'sample')['review']).toEqual([
    {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Lucía' },
      reviewRating: { '@type': 'Rating', ratingValue: 5 },
      reviewBody: 'Llegó a tiempo.',
    },
  ]);
  expect(nodeIn(us, 'sample')).not.toHaveProperty('review');
  for (const reviews of [undefined, 'none', 'real'])
    expect(nodeIn({ ...mx, sampleReviews: [sample] }, reviews)).not.toHaveProperty('review');
});

test('[CONF-018] no market ships one, and without one there is no node', () => {
  expect(markets.flatMap((market) => market.sampleReviews)).toEqual([]);
  for (const market of markets) expect(nodeIn(market)).not.toHaveProperty('review');
});
