import { isObtainable } from '../availability/promise.ts';
import { supplyFor, type AskedPlace } from '../availability/availabilityFor.ts';
import { surchargeOf } from '../catalog/partOptions.ts';
import { hotSql } from '../db/hotSql.ts';
import { localized, type Localized } from '../messages/localized.ts';
import type { CartLine } from './cartModel.ts';
import { isRefusedByMail } from './cartWire.ts';
import type { CartReader } from './readCart.ts';

/** Another part that does the same and can be had (CART-014). */
export interface Substitute {
  readonly sku: string;
  readonly title: string;
  readonly brand: string;
  readonly url: string;
  /** With the line's choices, which go with it. */
  readonly unitMinor: number;
}

interface Candidate {
  for_id: number;
  sku: string;
  title: Localized;
  brand: string;
  url: string;
  universal: boolean;
  price_minor: number;
}

const candidateCount = 12;

/**
 * For each line that cannot be had: of the parts of the same type and position, the one nearest in price that can be had
 * and surely fits the line's vehicle. Costs nothing while every line can be had.
 */
export async function substitutesFor(
  reader: CartReader,
  lines: readonly CartLine[],
  place: AskedPlace,
): Promise<Map<string, Substitute>> {
  const { services, market } = reader;
  // Choices are of a part type, so another part of it cannot be made either.
  const short = lines.filter(({ fault, optionFault }) => fault === 'unavailable' && !optionFault);
  if (short.length === 0) return new Map();
  const candidates = await readCandidates(reader, short);
  const substitutes = new Map<string, Substitute>();
  for (const line of short) {
    const own = candidates.filter(({ for_id }) => for_id === line.partId);
    const asked = { ...place, storeId: line.storeId ?? place.storeId };
    const demands = own.map(({ sku }) => ({ sku, quantity: line.quantity }));
    const supplies = await supplyFor(services.db, market, asked, demands, services.clock.now());
    const skus = own.map(({ sku }) => sku);
    const fits = await services.fit.verdicts(services.db, market, line.vehicle, skus);
    const found = own.find(({ sku, universal }) => {
      const supply = supplies.get(sku);
      const isSure = universal || (line.vehicle !== null && fits.get(sku)?.state === 'FITS');
      const isRefused = isRefusedByMail({ ...line, supply });
      return isSure && supply !== undefined && !isRefused && isObtainable(supply.availability);
    });
    if (found) {
      const { sku, brand, url, price_minor } = found;
      const unitMinor = price_minor + surchargeOf(line.options);
      substitutes.set(line.id, { sku, title: localized(found.title, market), brand, url, unitMinor });
    }
  }
  return substitutes;
}

const readCandidates = ({ services, market }: CartReader, short: readonly CartLine[]): Promise<Candidate[]> =>
  hotSql<Candidate>(
    services.db,
    'cart-substitutes',
    `select p.id as for_id, o.sku, o.title, o.brand, o.url, o.universal, o.price_minor from part p
     join price r on r.part_id = p.id and r.market = $1
     cross join lateral (
       select q.sku, q.title, b.name as brand, q.url, q.universal, coalesce(s.sale_minor, s.list_minor) as price_minor
       from part q join price s on s.part_id = q.id and s.market = $1 join brand b on b.id = q.brand_id
       where q.part_type_id = p.part_type_id and q.id <> p.id and q.position is not distinct from p.position
       order by q.popularity desc, q.id limit 200
     ) o
     where p.id = any($2)
     order by abs(o.price_minor - coalesce(r.sale_minor, r.list_minor)), o.sku limit $3`,
    [market.code, short.map(({ partId }) => partId), candidateCount * short.length],
  );
