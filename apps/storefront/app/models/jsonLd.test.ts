import { fixture } from '@driveline/api/testing';
import { markets, mx, us, type Market } from '@driveline/markets';
import { expect, test } from 'vitest';
import { productJsonLd } from './jsonLd.ts';

const [product] = fixture('catalog.product').pdpResults.products;

const nodeIn = (market: Market) =>
  productJsonLd(product!, undefined, market, 'https://shop.test').at(-1) as Record<string, unknown>;

const sample = { author: 'Lucía', rating: 5, text: 'Llegó a tiempo.' };

test('[CONF-018] the sample review of a market stands in its products, and in no other market’s', () => {
  expect(nodeIn({ ...mx, sampleReviews: [sample] })['review']).toEqual([
    {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Lucía' },
      reviewRating: { '@type': 'Rating', ratingValue: 5 },
      reviewBody: 'Llegó a tiempo.',
    },
  ]);
  expect(nodeIn(us)).not.toHaveProperty('review');
});

test('[CONF-018] no market ships one, and without one there is no node', () => {
  expect(markets.flatMap((market) => market.sampleReviews)).toEqual([]);
  for (const market of markets) expect(nodeIn(market)).not.toHaveProperty('review');
});
