import { inLocale } from '@driveline/markets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fleet, markets, parts, typeOf, vehicles } from '../../test/popularCars.ts';
import type { PartSeed } from '../../seed/partSeed.ts';
import { readPartTypes } from '../../seed/seedData.ts';
import { fitVerdict } from '../fitment/fitVerdict.ts';
import { demoReviews, newestYear, type DemoReview, type ReviewedPart } from './demoReviews.ts';
import { demoStars, ratingOf, readableStars, starCounts } from './demoStars.ts';
import { vehicleFor, wishedVehicles } from './reviewerVehicles.ts';
import { createRandom } from './random.ts';
import { reviewTexts, reviewWriter, topicOf } from './reviewTexts.ts';

const places = ['Memphis, TN', 'Tampa, FL'];
const ids = fc.integer({ min: 1, max: 2_000_000 });

type SeedVehicle = (typeof vehicles.vehicles)[number];
const byModelYear = new Map<string, SeedVehicle[]>();
for (const vehicle of vehicles.vehicles) {
  const key = `${vehicle.modelId} ${vehicle.year}`;
  const own = byModelYear.get(key);
  if (own) own.push(vehicle);
  else byModelYear.set(key, [vehicle]);
}
const marketOf = new Map(fleet.members.map(({ model }) => [model.id, model.market]));

/** What `fitVerdict` says of a vehicle of the seed. */
function verdictOf(part: PartSeed, { modelId, year, engineId }: SeedVehicle) {
  const own = part.applications.filter((line) => line.modelId === modelId);
  const names = { makeName: '', modelName: '', engineName: '' };
  return fitVerdict(
    { universal: part.universal, applications: own },
    { modelId, year, engineId, source: 'vehicle', ...names },
  ).state;
}

function reviewersOf(part: PartSeed, market: string) {
  const lines = part.applications.filter(({ modelId }) => marketOf.get(modelId) === market);
  const wishes = wishedVehicles(part.id, market, lines);
  const read = wishes
    .flatMap((wish) => wish?.years.map((year) => `${wish.modelId} ${year}`) ?? [])
    .flatMap((key) => byModelYear.get(key) ?? [])
    .map((vehicle) => {
      const state = verdictOf(part, vehicle);
      return { ...vehicle, fits: state === 'NEEDS_MORE_INFO' ? undefined : state === 'FITS' };
    });
  return wishes.map((wish, index) => vehicleFor(wish, index, read));
}

const reviewed = (part: PartSeed): ReviewedPart => ({ ...part, typeCode: typeOf(part).code });
const everyReview = parts.flatMap((part) =>
  markets.flatMap((market) =>
    demoReviews(reviewed(part), market, { places, vehicles: reviewersOf(part, market.code) }).map(
      (review) => ({ part, market: market.code, review }),
    ),
  ),
);
type Vehicle = NonNullable<ReturnType<typeof reviewersOf>[number]>;
const misfits = everyReview.filter(({ review }) => review.vehicle?.fits === false);
const words = ({ text = '' }: DemoReview<Vehicle> | DemoReview) => text.split(' ').length;

describe('stars', () => {
  test('the mean of what can be counted is the shown rating within 0.05', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const stars = demoStars(id);
        const counts = starCounts(stars);
        const total = counts.reduce((sum, n) => sum + n, 0);
        expect(total).toBe(stars.length);
        const mean = counts.reduce((sum, n, at) => sum + n * (5 - at), 0) / Math.max(1, total);
        expect(Math.abs(mean - ratingOf(stars) / 10)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
    );
  });

  test('the shelf’s rating and count are those of the reviews', () => {
    for (const { id, rating, reviewCount } of parts) {
      expect(rating).toBe(ratingOf(demoStars(id)));
      expect(reviewCount).toBe(demoStars(id).length);
    }
  });

  test('0 to 48 a part, half of the parts have about six', () => {
    const counts = Array.from({ length: 20_000 }, (_, id) => demoStars(id).length).sort((a, b) => a - b);
    expect([counts[0], counts.at(-1)]).toEqual([0, 48]);
    expect(counts[10_000]).toBeGreaterThanOrEqual(5);
    expect(counts[10_000]).toBeLessThanOrEqual(7);
  });

  test('ratings of an import or an older release have nothing to read', () => {
    const part = parts.find(({ reviewCount }) => reviewCount > 3)!;
    expect(readableStars(part)).toEqual({ invented: demoStars(part.id), written: [] });
    expect(readableStars({ ...part, reviewCount: part.reviewCount + 1 })).toBeUndefined();
    expect(readableStars({ ...part, rating: part.rating - 1 })).toBeUndefined();
    expect(readableStars({ ...part, rating: 0, reviewCount: 0 })).toEqual({ invented: [], written: [] });
  });
});

describe('vehicles', () => {
  test('a review that says it fits names a vehicle that it fits, one that it did not one that it does not', () => {
    const wrong = everyReview.filter(({ part, review: { vehicle } }) => {
      if (!vehicle) return false;
      const state = verdictOf(part, vehicle);
      return (
        state !==
        ({ true: 'FITS', false: 'DOES_NOT_FIT', undefined: 'NEEDS_MORE_INFO' } as const)[`${vehicle.fits}`]
      );
    });
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(misfits.length).toBeGreaterThan(300);
    expect(misfits.length / everyReview.filter(({ review }) => review.vehicle).length).toBeLessThan(0.1);
  });

  test('of the market, and older than the review', () => {
    const odd = everyReview.filter(
      ({ market, review: { vehicle, month } }) =>
        vehicle &&
        (vehicle.market !== market || vehicle.year > newestYear || Number(month.slice(0, 4)) < newestYear),
    );
    expect(odd).toEqual([]);
  });

  test('a part that did not fit was not installed, and gets one or two stars', () => {
    for (const { review } of misfits) {
      expect(review.installed).toBeUndefined();
      expect(review.stars).toBeLessThanOrEqual(2);
    }
  });

  test('a part for any vehicle names none, and nobody installs it', () => {
    const universal = everyReview.filter(({ part }) => part.universal);
    expect(universal.length).toBeGreaterThan(1000);
    expect(universal.filter(({ review }) => review.vehicle ?? review.installed)).toEqual([]);
  });
});

describe('texts', () => {
  const withText = everyReview.filter(({ review }) => review.text);

  test('one in five has none, the others have 12 to 70 words', () => {
    expect(withText.length / everyReview.length).toBeGreaterThan(0.78);
    expect(withText.length / everyReview.length).toBeLessThan(0.82);
    const odd = withText.filter(({ review }) => words(review) < 12 || words(review) > 70);
    expect(odd.map(({ review }) => review.text)).toEqual([]);
    expect(withText.filter(({ review }) => review.text!.includes('{'))).toEqual([]);
  });

  test('no two reviews of a part say the same', () => {
    const seen = new Map<string, Set<string>>();
    const twice = withText.filter(({ part, market, review }) => {
      const own = seen.get(`${market} ${part.id}`) ?? new Set();
      seen.set(`${market} ${part.id}`, own);
      return own.size === own.add(review.text!).size;
    });
    expect(twice.map(({ review }) => review.text)).toEqual([]);
  });

  test('every type has some critical ones in each market', () => {
    const critical = new Set(
      withText
        .filter(({ review: { stars } }) => stars <= 2)
        .map(({ part, market }) => `${market} ${typeOf(part).code}`),
    );
    const counts = new Map<string, number>();
    for (const { part, market } of everyReview) {
      const key = `${market} ${typeOf(part).code}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts].filter(([key, count]) => count >= 20 && !critical.has(key))).toEqual([]);
    expect(critical.size / counts.size).toBeGreaterThan(0.95);
  });

  test('each language has the same number of sentences of each kind, and only topics of known types', () => {
    const sizes = Object.values(reviewTexts).map((texts) =>
      JSON.stringify(texts, (_, value: unknown) => (Array.isArray(value) ? value.length : value)),
    );
    expect(new Set(sizes).size).toBe(1);
    const spoken = new Set(parts.flatMap((part) => topicOf(typeOf(part).code) ?? []));
    expect(Object.keys(reviewTexts['en-US']!.topics).filter((topic) => !spoken.has(topic))).toEqual([]);
  });

  describe.each(Object.entries(reviewTexts))('in %s', (_, texts) => {
    /** So many reviews of four and five stars that each sentence for its kind of part comes. */
    const praiseOf = (typeCode: string, warrantyMonths: number): string[] => {
      const facts = { typeCode, warrantyMonths, hasCore: false };
      const write = reviewWriter(texts, facts, createRandom(7));
      const words = { installed: undefined, isMisfit: false };
      return Array.from({ length: 60 }, (__, index) => write({ ...words, stars: 4 + (index % 2) }));
    };
    const lasting = [texts.lasting.openers, texts.lasting.endings].flatMap(({ good, fine }) => [
      ...good,
      ...fine,
    ]);
    const speaksOf = (texts: readonly string[], sentences: readonly string[]) =>
      sentences.filter((sentence) => texts.some((text) => text.includes(sentence)));
    const warranty = (months: number) =>
      texts.any.warranty.map((text) => text.replace('{months}', String(months)));

    test.each(readPartTypes().map(({ code, category }) => [code, category] as const))(
      'a warranty is praised of %s, and years of use told, unless it is used up',
      (code, category) => {
        const isUsedUp = category.startsWith('/fluids-and-chemicals/') || code === 'air-fresheners';
        const praise = praiseOf(code, 24);
        expect(speaksOf(praise, warranty(24))).toEqual(isUsedUp ? [] : warranty(24));
        expect(speaksOf(praise, lasting)).toEqual(isUsedUp ? [] : lasting);
      },
    );

    test('nobody praises a warranty of no months', () => {
      expect(speaksOf(praiseOf('brake-pads', 0), warranty(0))).toEqual([]);
    });
  });

  test('the same people speak Spanish in the United States, in the words of Mexico', () => {
    const [us] = markets;
    const part = reviewed(parts.find(({ reviewCount }) => reviewCount > 20)!);
    const english = demoReviews(part, us!, { places });
    const spanish = demoReviews(part, inLocale(us!, 'es-US'), { places });
    expect(spanish.map(({ author, place, month }) => [author, place, month])).toEqual(
      english.map(({ author, place, month }) => [author, place, month]),
    );
    expect(demoReviews(part, us!, { places })).toEqual(english);
    const known = JSON.stringify(reviewTexts['es-MX']);
    const first = spanish.find(({ text }) => text)!.text!;
    expect(known).toContain(first.slice(0, first.indexOf('.')));
  });
});
