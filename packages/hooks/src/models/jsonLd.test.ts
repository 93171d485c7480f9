import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { breadcrumbJsonLd, productJsonLd, shelfJsonLd } from './catalogJsonLd.ts';
import { faqJsonLd, shopJsonLd, storeJsonLd } from './shopJsonLd.ts';

const [recorded] = fixture('catalog.product').pdpResults.products;
const product = recorded && { ...recorded, reviews: undefined };
const sample = { author: 'Lucía', rating: 5, text: 'Llegó a tiempo.' };
const none = { currency: { code: 'USD' }, sampleReviews: [] };
const withSample = { currency: { code: 'MXN' }, sampleReviews: [sample] };

const nodeIn = (
  market: typeof withSample | typeof none,
  reviews?: string,
  of: NonNullable<typeof recorded> = product!,
) => productJsonLd(of, undefined, { market, origin: 'https://shop.test', reviews }).at(-1);

test('[CONF-018] ratings that nobody gave are in no structured data, whatever the pages show', () => {
  expect(product!.reviewCount).toBeGreaterThan(0);
  for (const reviews of [undefined, 'none', 'sample', 'anything']) {
    expect(nodeIn(none, reviews)).not.toHaveProperty('aggregateRating');
    expect(nodeIn(none, reviews)).not.toHaveProperty('review');
  }
});

test('[CONF-018] a shop whose reviews are real says how its products are rated', () => {
  const { rating, reviewCount } = product!;
  expect(nodeIn(none, 'real')).toHaveProperty('aggregateRating', {
    '@type': 'AggregateRating',
    ratingValue: rating,
    reviewCount,
  });
  expect(nodeIn(none, 'real', { ...product!, reviewCount: 0 })).not.toHaveProperty('aggregateRating');
});

test('[CONF-018] invented reviews are never told to search engines as real ones', () => {
  const invented = { ...product!, reviews: { title: 'Reviews', note: 'Invented', stars: [] } };
  for (const reviews of [undefined, 'none', 'real']) {
    expect(nodeIn(none, reviews, invented)).not.toHaveProperty('aggregateRating');
    expect(nodeIn(none, reviews, invented)).not.toHaveProperty('review');
  }
  const real = { ...product!, reviews: { title: 'Reviews', stars: [] } };
  expect(nodeIn(none, 'real', real)).toHaveProperty('aggregateRating');
});

test('[CONF-018] a demonstration shows the sample review of its market, and no other market’s', () => {
  expect(nodeIn(withSample, 'sample')).toHaveProperty('review', [
    {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Lucía' },
      reviewRating: { '@type': 'Rating', ratingValue: 5 },
      reviewBody: 'Llegó a tiempo.',
    },
  ]);
  expect(nodeIn(none, 'sample')).not.toHaveProperty('review');
  for (const reviews of [undefined, 'none', 'real'])
    expect(nodeIn(withSample, reviews)).not.toHaveProperty('review');
});

test('[PLUS-028] a shelf counts its parts on from the pages before, below its place', () => {
  const breadCrumbs = [{ categoryName: 'Brakes', canonicalPath: '/parts/brakes' }];
  const [crumbs, list] = shelfJsonLd(
    { breadCrumbs, products: [product!], pageNumber: 3, pageSize: 24 },
    'https://shop.test',
  );
  expect(crumbs).toMatchObject({
    itemListElement: [{ position: 1, name: 'Brakes', item: 'https://shop.test/parts/brakes' }],
  });
  expect(list).toMatchObject({ '@type': 'ItemList', itemListElement: [{ position: 49 }] });
  expect(breadcrumbJsonLd([], 'https://shop.test')).toEqual([]);
});

const brand = { name: 'X', socialLinks: [], phones: { us: '(901) 555-0100' } };
const shop = { market: { code: 'us' }, origin: 'https://shop.test', searchPath: '/find' };

test('[CONF-035] a shop says the number of its country; one without a number says none', () => {
  const [organization, site] = shopJsonLd(brand, shop);
  expect(organization).toMatchObject({ '@type': 'Organization', telephone: '(901) 555-0100' });
  expect(site).toMatchObject({ potentialAction: { target: 'https://shop.test/find?searchText={term}' } });
  const [mute] = shopJsonLd(brand, { ...shop, market: { code: 'mx' } });
  expect(mute).not.toHaveProperty('telephone');
});

test('a store says where and when it is open', () => {
  const [location] = fixture('stores.geosearch').response.locations;
  const { store } = location!;
  expect(storeJsonLd(store, { brand, origin: 'https://shop.test', storesPath: '/store' })).toMatchObject({
    '@id': `https://shop.test/store#${store.storeNumber}`,
    name: `X, ${store.address1}`,
    openingHoursSpecification: store.hours.map(({ open, close }) => ({ opens: open, closes: close })),
  });
});

test('[CONTENT-026] search engines read the questions with their answers; a page without any has no such data', () => {
  const questions = [{ question: 'Como pago com Pix?', answer: 'Você recebe o código.' }];
  expect(faqJsonLd([{ questions }])).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Como pago com Pix?',
          acceptedAnswer: { '@type': 'Answer', text: 'Você recebe o código.' },
        },
      ],
    },
  ]);
  expect(faqJsonLd([])).toEqual([]);
});
