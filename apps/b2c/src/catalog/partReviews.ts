import type { InputOf, OutputOf } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { RouteContext } from '../http/route.ts';
import { textOf } from '../messages/index.ts';
import { localized } from '../messages/localized.ts';
import { sitesOf } from '../stores/places.ts';
import { vehicleName } from '../vehicles/vehicleRow.ts';
import { wordFit } from '../fitment/wordFit.ts';
import { demoReviews, type DemoReview } from './demoReviews.ts';
import type { PartRow } from './readParts.ts';
import { reviewedPart } from './reviewedPart.ts';
import { vehiclesOfReviews, type ReadVehicle } from './reviewVehicles.ts';
import { reviewSummary } from './reviewSummary.ts';
import { shopperOf } from './shopper.ts';
import { shownTaxonomy } from './shownTaxonomy.ts';
import { answeredQuestions, readWritten, writtenReviews, type WrittenReview } from './writtenReviews.ts';

type Review = OutputOf<'catalog.reviews'>['reviews'][number];
type Query = InputOf<'catalog.reviews'>['query'];

const perPage = 8;

/** An invented review, or what is known of a written one before its words are read. */
type Listed = DemoReview<ReadVehicle> | WrittenReview;

const modelOf = (review: Listed) => ('modelId' in review ? review.modelId : review.vehicle?.modelId);

/** Reviews of a part to read, some of them by stars or for the shopper's vehicle, a page at a time (PLUS-051). */
export async function partReviews(
  ctx: RouteContext<'catalog.reviews'>,
): Promise<OutputOf<'catalog.reviews'>> {
  const { db, market, input } = ctx;
  const { query } = input;
  const { part, stars } = await reviewedPart(ctx, query.skuNumber);
  const { vehicle } = await shopperOf(ctx, query);
  const invented = stars.invented.length > 0 ? await reviewsOf(ctx, part) : [];
  const all: Listed[] = [...(await writtenReviews(db, market, part.id)), ...invented];
  const ofVehicle = all.filter((review) => modelOf(review) === vehicle?.modelId);
  const from = query.vehicle === 'mine' && vehicle ? ofVehicle : all;
  const chosen = from
    .filter((review) => query.stars === undefined || review.stars === query.stars)
    .sort(orders[query.sort ?? 'newest']);
  const pageCount = Math.max(1, Math.ceil(chosen.length / perPage));
  const pageNumber = Math.min(query.pageNumber ?? 1, pageCount);
  const shown = chosen.slice((pageNumber - 1) * perPage, pageNumber * perPage);
  const words = await readWritten(db, market, shown.filter(isWritten));
  return {
    skuNumber: part.sku,
    itemDescription: localized(part.title, market),
    productDetailsPageUrl: part.url,
    rating: part.rating / 10,
    reviewCount: part.reviewCount,
    summary: reviewSummary(market, stars),
    ...(vehicle && {
      vehicle: { name: `${vehicle.makeName} ${vehicle.modelName}`, reviewCount: ofVehicle.length },
    }),
    matchCount: chosen.length,
    pageNumber,
    pageCount,
    reviews: shown.flatMap((it) => (isWritten(it) ? (words.get(it.id) ?? []) : toWire(market, it))),
    questions: await answeredQuestions(db, market, part.id),
  };
}

const isWritten = (review: Listed): review is WrittenReview => 'modelId' in review;

async function reviewsOf(ctx: RouteContext<'catalog.reviews'>, part: PartRow) {
  const { db, market } = ctx;
  const type = (await shownTaxonomy(ctx)).typeById.get(part.typeId);
  const sites = await sitesOf(db, market);
  const places = new Set(
    sites.all.filter(({ isListed }) => isListed).map((it) => `${it.city}, ${it.region}`),
  );
  const { id, universal, warrantyMonths, coreMinor } = part;
  return demoReviews(
    { id, universal, warrantyMonths, hasCore: coreMinor > 0, typeCode: type?.code ?? '' },
    market,
    { places: [...places].sort(), vehicles: await vehiclesOfReviews(db, market.code, part) },
  );
}

type Order = (a: Listed, b: Listed) => number;

const newest: Order = (a, b) => (a.month < b.month ? 1 : a.month > b.month ? -1 : 0);

const orders: Readonly<Record<NonNullable<Query['sort']>, Order>> = {
  newest,
  highest: (a, b) => b.stars - a.stars || newest(a, b),
  lowest: (a, b) => a.stars - b.stars || newest(a, b),
};

function toWire(market: Market, { vehicle, text, ...review }: DemoReview<ReadVehicle>): Review {
  return {
    ...review,
    ...(text === undefined ? {} : { text }),
    ...(vehicle ? { vehicle: vehicleWire(market, vehicle) } : {}),
    demonstration: true,
  };
}

function vehicleWire(market: Market, vehicle: ReadVehicle): NonNullable<Review['vehicle']> {
  const name = vehicleName(market, vehicle);
  const fit = vehicle.fits === undefined ? {} : { fits: vehicle.fits };
  if (vehicle.fits !== false) return { name, ...fit };
  const reason = wordFit(market, vehicle.verdict, name).reasons.find(({ ok, needed }) => !ok && needed);
  return {
    name,
    ...fit,
    ...(reason?.needed && {
      reply: textOf(market)('reviews.misfit', { label: reason.label, needed: reason.needed }),
    }),
  };
}
