import type { InputOf, OutputOf } from '@driveline/api/contract';
import { reviewForm } from '@driveline/validation';
import type { Selectable } from 'kysely';
import { reviewedPart } from '../catalog/reviewedPart.ts';
import type { DB } from '../db/schema.ts';
import { B2cError } from '../http/errors.ts';
import { countedLimits } from '../http/limits.ts';
import type { CallContext, RouteContext } from '../http/route.ts';
import { requireCustomer, type Customer } from '../identity/customer.ts';
import { localized } from '../messages/localized.ts';
import { newId } from '../ops/newId.ts';
import type { SessionVehicle } from '../ports/session.ts';
import { keptName } from '../vehicles/vehicleMap.ts';
import { purchasesOf, reviewVehicles } from './purchases.ts';
import { typedTexts } from './typedTexts.ts';
import { withinLimit } from './withinLimit.ts';

type OwnReview = OutputOf<'catalog.ownReview'>;
type Body = InputOf<'catalog.writeReview'>['body'];

const { most: mostWaiting } = countedLimits['reviews that wait'];

/** What a member wrote about a part, and what a form to write it starts with (PLUS-051). */
export async function ownReview(ctx: CallContext, skuNumber: string): Promise<OwnReview> {
  const { db, market } = ctx;
  const customer = await requireCustomer(ctx);
  const { part } = await reviewedPart(ctx, skuNumber);
  const bought = await purchasesOf(ctx, customer.id, part.id);
  const vehicles = await reviewVehicles(ctx, customer.id, bought);
  const row = await db
    .selectFrom('part_review')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('part_id', '=', part.id)
    .executeTakeFirst();
  return {
    skuNumber: part.sku,
    itemDescription: localized(part.title, market),
    productDetailsPageUrl: part.url,
    bought: bought.length > 0,
    displayName: signedAs(customer),
    vehicles: vehicles.map(({ map }) => ({
      vehicleId: map.catalogVehicleId,
      name: keptName(market, map),
    })),
    ...(row && { review: toWire(row) }),
  };
}

const signedAs = ({ first_name: first, last_name: last }: Customer): string =>
  [first, ...(last ? [`${[...last][0] ?? ''}.`] : [])].join(' ').slice(0, 40);

function toWire(row: Selectable<DB['part_review']>): NonNullable<OwnReview['review']> {
  const vehicle = row.vehicle as SessionVehicle | null;
  return {
    status: row.status,
    stars: row.stars,
    title: row.title,
    text: row.body,
    displayName: row.author,
    ...(vehicle && { vehicleId: vehicle.map.catalogVehicleId }),
    ...(row.reason !== null && { reason: row.reason }),
  };
}

/**
 * Keeps a buyer's review for an operator to read. A member has one of a part: until it is published the next one takes
 * its place, under another id, so that nobody publishes words that they have not read.
 * @throws B2cErrors error_review_invalid; B2cError error_review_not_bought (403), error_review_published (409),
 *   error_review_limit
 */
export async function writeReview(ctx: RouteContext<'catalog.writeReview'>): Promise<OwnReview> {
  const { db, market, clock, input } = ctx;
  const customer = await requireCustomer(ctx);
  await ctx.limit('review');
  const { body } = input;
  const { part } = await reviewedPart(ctx, body.skuNumber);
  const bought = await purchasesOf(ctx, customer.id, part.id);
  if (bought.length === 0) throw new B2cError('error_review_not_bought');
  const {
    title = '',
    text = '',
    displayName = '',
  } = typedTexts(market, reviewForm(), body, 'error_review_invalid');
  const vehicle = await vehicleOf(ctx, customer.id, bought, body);
  const words = {
    id: newId(clock.now()),
    locale: market.locale,
    stars: body.stars,
    title,
    body: text,
    author: displayName,
    vehicle: vehicle ? JSON.stringify(vehicle) : null,
    model_id: vehicle ? Number(vehicle.map.modelId) : null,
    status: 'waiting' as const,
    reason: null,
    written_at: clock.now(),
    decided_at: null,
  };
  const limit = {
    table: 'part_review',
    customerId: customer.id,
    limit: mostWaiting,
    key: 'error_review_limit',
  } as const;
  const kept = await withinLimit(db, limit, (tx) =>
    tx
      .insertInto('part_review')
      .values({ ...words, market: market.code, part_id: part.id, customer_id: customer.id })
      .onConflict((clash) =>
        clash
          .columns(['customer_id', 'part_id'])
          .doUpdateSet(words)
          .where('part_review.status', '!=', 'published'),
      )
      .returning('id')
      .executeTakeFirst(),
  );
  if (!kept) throw new B2cError('error_review_published');
  return ownReview(ctx, part.sku);
}

async function vehicleOf(
  ctx: CallContext,
  customerId: string,
  bought: readonly (SessionVehicle | null)[],
  { vehicleId }: Body,
): Promise<SessionVehicle | undefined> {
  if (!vehicleId) return undefined;
  const own = await reviewVehicles(ctx, customerId, bought);
  const vehicle = own.find(({ map }) => map.catalogVehicleId === vehicleId);
  if (!vehicle) throw new B2cError('error_review_invalid', { field: 'vehicleId' });
  return vehicle;
}
