import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputOf, Product } from '@driveline/api/contract';
import { isObtainable } from '../availability/promise.ts';
import { listedParts } from '../catalog/listedParts.ts';
import { listProducts } from '../catalog/listProducts.ts';
import type { Shopper } from '../catalog/shopper.ts';
import { taxonomyOf, type PartType } from '../catalog/taxonomy.ts';
import type { CallContext } from '../http/route.ts';
import type { ShelfHit } from '../ports/searchPort.ts';
import { localized } from '../messages/localized.ts';
import { packageRoot } from '../ops/packageRoot.ts';
import { bestOfShelf } from './shelf.ts';

/** Kinds of parts that every vehicle wears out, the most wanted first, each with the place that is offered first. */
const wearKinds = JSON.parse(readFileSync(join(packageRoot, 'data', 'wear-parts.json'), 'utf8')) as readonly {
  readonly type: string;
  readonly position?: string;
}[];

const shown = 4;

/** Best sellers of each kind that are looked at for one that can be had. */
const looked = 3;

/**
 * One part of each kind that fits the shopper's vehicle beyond doubt and can be had, with the shelf of its kind. A kind
 * that the vehicle does not take, as an electric car no oil filter, makes room for the next.
 */
export async function wearPartsOf(
  ctx: CallContext,
  shopper: Shopper,
): Promise<OutputOf<'catalog.relatedParts'>> {
  const { market } = ctx;
  const { types } = await taxonomyOf(ctx.db);
  const kinds = shopper.vehicle
    ? wearKinds.flatMap(({ type, position }) => {
        const known = types.find(({ code }) => code === type);
        return known ? [{ type: known, position }] : [];
      })
    : [];
  const found = (await Promise.all(kinds.map((kind) => fitting(ctx, shopper, kind)))).filter(
    ({ hits }) => hits.length > 0,
  );
  const offer = async (asked: typeof found) => {
    const products = await listProducts(
      ctx,
      shopper,
      asked.flatMap(({ hits }) => hits),
    );
    return (await bestOf(ctx, asked, products)).slice(0, shown);
  };
  // The best sellers of the first kinds can mostly be had: the others are looked at only where one cannot.
  const first = await offer(
    found.slice(0, shown).map(({ type, hits }) => ({ type, hits: hits.slice(0, 1) })),
  );
  const offered = first.length === Math.min(shown, found.length) ? first : await offer(found);
  return {
    products: offered.map(({ product }) => product),
    shelves: offered.map(({ type: { names, path } }) => ({
      categoryName: localized(names, market),
      canonicalPath: path,
    })),
  };
}

interface Fitting {
  readonly type: PartType;
  readonly hits: readonly ShelfHit[];
}

/** The first part of each kind that can be had. */
async function bestOf(
  { db, market }: CallContext,
  asked: readonly Fitting[],
  products: readonly Product[],
): Promise<{ product: Product; type: PartType }[]> {
  const ids = asked.flatMap(({ hits }) => hits.map(({ partId }) => partId));
  const typeOf = new Map((await listedParts(db, market.code, ids)).map(({ sku, typeId }) => [sku, typeId]));
  return asked.flatMap(({ type }) => {
    const product = products.find((one) => typeOf.get(one.skuNumber) === type.id && canHave(one));
    return product ? [{ product, type }] : [];
  });
}

async function fitting(
  { db, market }: CallContext,
  { vehicle, answers }: Shopper,
  { type, position }: { readonly type: PartType; readonly position: string | undefined },
): Promise<Fitting> {
  const request = { market: market.code, typeIds: [type.id], vehicle, answers };
  const best = async (more: object = {}) =>
    (await bestOfShelf(db, { ...request, ...more }, looked)).filter(({ fit }) => fit.state === 'FITS');
  const placed = position ? await best({ positions: [position] }) : [];
  return { type, hits: placed.length > 0 ? placed : await best() };
}

const canHave = ({ availability }: Product): boolean =>
  availability !== undefined && isObtainable(availability);
