import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { readableStars, type ReadableStars } from './demoStars.ts';
import { readPartsBySku, type PartRow } from './readParts.ts';

/**
 * A part whose reviews are here. One whose rating an operator wrote has them elsewhere.
 * @throws B2cError error_product_unknown (404)
 */
export async function reviewedPart(
  { db, market }: Pick<CallContext, 'db' | 'market'>,
  skuNumber: string,
): Promise<{ part: PartRow; stars: ReadableStars }> {
  const [part] = await readPartsBySku(db, market.code, [skuNumber]);
  const stars = part && readableStars(part);
  if (!stars) throw new B2cError('error_product_unknown');
  return { part, stars };
}
