import { createRandom, hashOf } from './random.ts';

/** Keeps these draws apart from others of a part's id. */
const salt = 51;
const most = 48;

/**
 * Stars of the demonstration reviews of a part, one to five each: 0 to 48 of them, half of the parts have at most six.
 * Of its id alone, so that shelf, product and reviews say the same in every market.
 */
export function demoStars(partId: number): number[] {
  const random = createRandom(hashOf(salt, partId));
  const count = Math.floor((most + 1) * random.next() ** 3);
  const liked = random.next();
  return Array.from({ length: count }, (_, index) => {
    const at = random.next();
    // One in ten is critical, and the fifth of every part: no type of parts is without.
    return index % 10 === 4 ? 1 + Math.round(at) : starsAt(at, liked);
  });
}

/** @param at 0 to 1, along all buyers of a part from the happiest @param liked 0 to 1, from the worst part to the best */
function starsAt(at: number, liked: number): number {
  const five = 0.42 + 0.3 * liked;
  const four = five + 0.25 - 0.07 * liked;
  const three = four + 0.2 - 0.13 * liked;
  const two = three + 0.07 - 0.05 * liked;
  return [five, four, three, two].filter((share) => at < share).length + 1;
}

/** Tenths of a star as the catalogue stores a rating; 0 without reviews. */
export const ratingOf = (stars: readonly number[]): number =>
  stars.length === 0 ? 0 : Math.round((10 * stars.reduce((sum, n) => sum + n, 0)) / stars.length);

/** How many gave five stars, four and so on to one. */
export const starCounts = (stars: readonly number[]): number[] =>
  [5, 4, 3, 2, 1].map((n) => stars.filter((own) => own === n).length);

/** The other way round. */
export const starsOf = (counts: readonly number[]): number[] =>
  counts.flatMap((count, at) => Array.from({ length: count }, () => 5 - at));

/** What the figures of a rating are read from. */
export interface RatedPart {
  readonly id: number;
  readonly rating: number;
  readonly reviewCount: number;
  readonly isImported?: boolean;
  readonly writtenStars?: readonly number[] | null;
}

/** Stars of reviews that can be read: those of the demonstration, and those that members wrote. */
export interface ReadableStars {
  readonly invented: readonly number[];
  readonly written: readonly number[];
}

/**
 * The stars behind the rating of a part. One that an import brought or took over has none that are invented, nor has one
 * that an older release seeded. Undefined where the rating is of reviews that are not here: an operator wrote it.
 */
export function readableStars({ id, isImported = false, writtenStars, ...rated }: RatedPart) {
  const written = starsOf(writtenStars ?? []);
  const isBehind = (stars: readonly number[]) =>
    stars.length === rated.reviewCount && ratingOf(stars) === rated.rating;
  return [isImported ? [] : demoStars(id), []]
    .map((invented): ReadableStars => ({ invented, written }))
    .find((stars) => isBehind([...stars.invented, ...stars.written]));
}
