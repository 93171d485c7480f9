import type { SuppliedPart } from '../availability/readSupply.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Localized } from '../messages/localized.ts';
import type { Executor } from '../db/tx.ts';

/** A part as a market sells it. Money in minor units. */
export interface PartRow {
  id: number;
  typeId: number;
  brandId: number;
  sku: string;
  partNumber: string;
  /** Of the makers of vehicles, as they write them. */
  originalNumbers: string[];
  url: string;
  /** Address of its picture; without one it is drawn. */
  picture: string | null;
  position: string | null;
  title: Localized;
  /** Facts by id, codes and bare numbers; `facet` has those that shelves filter by. */
  attributes: Readonly<Record<string, string | number>>;
  facet: number[];
  rating: number;
  reviewCount: number;
  /** How many published reviews gave five stars, four and so on to one; both figures above count them too. */
  writtenStars: number[] | null;
  /** An import brought it: what is invented of the demonstration does not belong to it. */
  isImported: boolean;
  warrantyMonths: number;
  weightGrams: number;
  hazmat: boolean;
  universal: boolean;
  hasCore: boolean;
  /** What a container of a fluid holds; null of any other part. */
  litres: number | null;
  /** What is the same of the other side. */
  pairSku: string | null;
  listMinor: number;
  saleMinor: number | null;
  coreMinor: number;
}

/** A part as what its promises follow from. */
export const suppliedOf = ({
  id,
  sku,
  hazmat,
  weightGrams,
  listMinor,
  saleMinor,
}: PartRow): SuppliedPart => ({
  id,
  sku,
  hazmat,
  weightGrams,
  priceMinor: saleMinor ?? listMinor,
});

const columns = `p.id, p.part_type_id as "typeId", p.brand_id as "brandId", p.sku, p.part_number as "partNumber",
  p.original_numbers as "originalNumbers", p.url, p.picture, p.position, p.title, p.attributes, p.facet, p.rating, p.review_count as "reviewCount",
  p.written_stars as "writtenStars",
  p.imported_at is not null as "isImported", p.warranty_months as "warrantyMonths",
  p.weight_grams as "weightGrams", p.hazmat, p.universal, p.has_core as "hasCore", p.litres, p.pair_sku as "pairSku",
  r.list_minor as "listMinor",
  r.sale_minor as "saleMinor", r.core_minor as "coreMinor"`;
const tables = 'part p join price r on r.part_id = p.id and r.market = $1';

/** Parts by id, in the order of the ids; those that the market does not sell are left out. */
export async function readPartsById(
  db: Executor,
  market: string,
  ids: readonly number[],
): Promise<PartRow[]> {
  if (ids.length === 0) return [];
  const rows = await hotSql<PartRow>(
    db,
    'parts-by-id',
    `select ${columns} from ${tables} where p.id = any($2)`,
    [market, ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Parts by sku, in the order of the skus. */
export async function readPartsBySku(
  db: Executor,
  market: string,
  skus: readonly string[],
): Promise<PartRow[]> {
  if (skus.length === 0) return [];
  const rows = await hotSql<PartRow>(
    db,
    'parts-by-sku',
    `select ${columns} from ${tables} where p.sku = any($2)`,
    [market, skus],
  );
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}

export async function readPartByUrl(db: Executor, market: string, url: string): Promise<PartRow | undefined> {
  const [row] = await hotSql<PartRow>(
    db,
    'part-by-url',
    `select ${columns} from ${tables} where p.url = $2`,
    [market, url],
  );
  return row;
}

/** By part number without its separators; a number that two brands share answers the better seller. */
export async function readPartByNumber(
  db: Executor,
  market: string,
  key: string,
  brandId: number | null,
): Promise<PartRow | undefined> {
  const [row] = await hotSql<PartRow>(
    db,
    'part-by-number',
    `select ${columns} from ${tables} where p.part_number_key = $2 and ($3::int is null or p.brand_id = $3)
     order by p.popularity desc limit 1`,
    [market, key, brandId],
  );
  return row;
}
