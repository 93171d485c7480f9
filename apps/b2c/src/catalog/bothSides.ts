import type { Availability, FitVerdict, ProductDetail } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { isObtainable } from '../availability/promise.ts';
import type { Executor } from '../db/tx.ts';
import { textOf } from '../messages/index.ts';
import { toProduct, type ProductFacts } from './productWire.ts';
import { readPartsBySku, type PartRow } from './readParts.ts';
import type { PartType } from './taxonomy.ts';

/** Sold one by one, the same for both wheels of an axle. */
const eitherSide: ReadonlySet<string | undefined> = new Set(['wheel-bearings']);

/**
 * What is bought beside a part for the other side: its twin, or the same part again; none of any other. What an import brings
 * says nothing of sides, and the twin of a part that it took over no longer has one.
 */
export async function otherSideOf(
  db: Executor,
  market: Market,
  part: PartRow,
  type: PartType | undefined,
): Promise<PartRow | undefined> {
  if (eitherSide.has(type?.code) && !part.isImported) return part;
  if (part.pairSku === null) return undefined;
  const [twin] = await readPartsBySku(db, market.code, [part.pairSku]);
  return twin?.pairSku === part.sku ? twin : undefined;
}

/** Whether two of a part that both sides take can be bought with one press: two are there, and no question is open. */
export const isSoldTwice = ({ state }: Pick<FitVerdict, 'state'>, ofTwo: Availability | undefined): boolean =>
  state !== 'DOES_NOT_FIT' && state !== 'NEEDS_MORE_INFO' && ofTwo !== undefined && isObtainable(ofTwo);

/** That part as the page of the first one offers it. */
export const bothSidesWire = (facts: ProductFacts): NonNullable<ProductDetail['pair']> => ({
  title: textOf(facts.market)('product.bothSides'),
  action: textOf(facts.market)('product.addBothSides'),
  product: toProduct(facts),
});
