import type pg from 'pg';
import { brandValues, insertBrands, shelfRows, type BrandedPart } from '../src/search/refreshShelf.ts';
import type { PartSeed } from './partSeed.ts';

interface Shelves {
  /** Takes a part that was written; parts of one type come after one another. */
  add(part: PartSeed): Promise<void>;
  /** Writes the shelf of the last type, and empty ones of types without parts. */
  finish(typeIds: readonly number[]): Promise<void>;
}

/**
 * Derives the shelves of the parts that a seed writes while it has them at hand: reading a million again would take
 * as long as writing them. A test compares them with those that are read (`refreshShelves`).
 */
export function seedShelves(client: pg.PoolClient, markets: readonly string[]): Shelves {
  const done = new Set<number>();
  let typeId = 0;
  let parts = new Map<string, BrandedPart[]>();

  async function write(): Promise<void> {
    for (const market of markets) await writeShelf(client, market, typeId, parts.get(market) ?? []);
    done.add(typeId);
    parts = new Map();
  }

  return {
    async add(part) {
      if (part.typeId !== typeId && typeId !== 0) await write();
      typeId = part.typeId;
      const { id, brandId, popularity, rating, facet } = part;
      for (const { market, listMinor, saleMinor } of part.prices) {
        const listed = { id, brandId, popularity, rating, facet, price: saleMinor ?? listMinor };
        const shelf = parts.get(market);
        if (shelf) shelf.push(listed);
        else parts.set(market, [listed]);
      }
    },
    async finish(typeIds) {
      if (typeId !== 0) await write();
      for (typeId of typeIds.filter((id) => !done.has(id))) await write();
    },
  };
}

async function writeShelf(
  client: pg.PoolClient,
  market: string,
  typeId: number,
  parts: readonly BrandedPart[],
): Promise<void> {
  const { packed, brands } = shelfRows(parts);
  await client.query('insert into shelf (market, part_type_id, parts, packed) values ($1, $2, $3, $4)', [
    market,
    typeId,
    parts.length,
    packed,
  ]);
  await client.query(insertBrands, brandValues({ market, typeId }, brands));
}
