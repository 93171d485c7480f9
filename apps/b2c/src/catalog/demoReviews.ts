import type { Market } from '@driveline/markets';
import { localized } from '../messages/localized.ts';
import { demoStars } from './demoStars.ts';
import { createRandom, hashOf, hashOfText } from './random.ts';
import { reviewTexts, reviewWriter, type ReviewedFacts } from './reviewTexts.ts';

/** What the reviews of a part follow from. */
export interface ReviewedPart extends ReviewedFacts {
  readonly id: number;
  /** Nothing to install, so nobody says who did it. */
  readonly universal: boolean;
}

/** The reviewer's vehicle; `fits` is what the part's own verdict says, undefined while that waits for an answer. */
export interface ReviewerVehicle {
  readonly id: number;
  readonly modelId: number;
  readonly year: number;
  readonly fits: boolean | undefined;
}

export interface DemoReview<V extends ReviewerVehicle = ReviewerVehicle> {
  readonly id: string;
  readonly stars: number;
  /** First name with an initial. */
  readonly author: string;
  readonly place: string;
  /** `2026-05` */
  readonly month: string;
  readonly installed?: 'self' | 'shop';
  readonly vehicle?: V;
  /** One in five says nothing, none of the critical ones. */
  readonly text?: string;
}

type Places = readonly string[];

/** Reviews of the two years before this month (`YYYY`, 1 to 12): a demonstration does not age with the clock. */
const lastMonth = { year: 2026, month: 5 };
const months = 24;

/** Of vehicles that every reviewer can have had. */
export const newestYear = lastMonth.year - months / 12;

const saltOf = { kind: 52, person: 53, words: 54 };

/** Whether a review says that the part did not fit, as far as there is a vehicle that it does not fit. */
export const saysMisfit = (partId: number, index: number, stars: number): boolean =>
  stars <= 2 && hashOf(saltOf.kind, partId, index) % 2 === 0;

/**
 * The demonstration reviews of a part in a market, in the market's language: no rows, the same at each call. The same
 * people speak in each language of a market.
 * @param places cities of the market @param vehicles of each reviewer, by index
 */
export function demoReviews<V extends ReviewerVehicle>(
  part: ReviewedPart,
  market: Pick<Market, 'code' | 'locale' | 'defaultLocale'>,
  { places, vehicles = [] }: { places: Places; vehicles?: readonly (V | undefined)[] },
): DemoReview<V>[] {
  const names = localized(reviewTexts, { locale: market.defaultLocale ?? market.locale }).names;
  const ofMarket = hashOfText(market.code);
  const write = reviewWriter(
    localized(reviewTexts, market),
    part,
    createRandom(hashOf(saltOf.words, part.id, ofMarket)),
  );
  return demoStars(part.id).map((stars, index) => {
    const random = createRandom(hashOf(saltOf.person, part.id, index, ofMarket));
    const vehicle = vehicles[index];
    const author = `${random.pick(names)} ${random.pick(initials)}.`;
    const place = places.length > 0 ? random.pick(places) : '';
    const month = monthBefore(random.int(0, months - 1));
    const installed = random.chance(0.7) ? 'self' : 'shop';
    const isSilent = random.chance(0.23) && stars > 2;
    const isMisfit = vehicle?.fits === false;
    const who = part.universal || isMisfit ? undefined : installed;
    return {
      id: `${part.id}-${index + 1}`,
      stars,
      author,
      place,
      month,
      ...(who && { installed: who }),
      ...(vehicle && { vehicle }),
      ...(!isSilent && { text: write({ stars, installed: who, isMisfit }) }),
    };
  });
}

const initials = [...'ABCDEFGHJLMNOPRSTV'];

function monthBefore(back: number): string {
  const at = lastMonth.year * 12 + lastMonth.month - 1 - back;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}
