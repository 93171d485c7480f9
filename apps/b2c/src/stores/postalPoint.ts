import type { Market } from '@driveline/markets';
import { formatPostalCode, postalCharacters } from '@driveline/validation';
import { hotSql } from '../db/hotSql.ts';
import { B2cError } from '../http/errors.ts';
import type { Executor } from '../db/tx.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import type { Point } from './distance.ts';

export interface PostalPoint {
  readonly prefix: string;
  readonly city: string | null;
  readonly region: string | null;
  readonly lat: number;
  readonly lng: number;
}

/** Digits and capital letters of a postal code that go over the wire, or null for a text that is none (CART-036). */
export function postalDigits(market: Market, code: string): string | null {
  const trimmed = code.trim();
  if (!new RegExp(`^(?:${market.postalCode.pattern})$`).test(trimmed)) return null;
  return postalCharacters(trimmed, market.postalCode).slice(0, market.postalCode.digitsSent);
}

const invalid = ({ postalCode: { example } }: Market, field: string) =>
  new B2cError('error_zip_invalid', { field, params: { example } });

/** @throws B2cError error_zip_invalid for a text that is no postal code */
export function requiredDigits(market: Market, code: string, field = 'postalCode'): string {
  const digits = postalDigits(market, code);
  if (!digits) throw invalid(market, field);
  return digits;
}

/**
 * The same of a code that lies somewhere: in an area of the market's that nobody lives in nothing is delivered.
 * @throws B2cError error_zip_invalid for a text that is no postal code, and for a code that no area has
 */
export async function requiredPlace(
  db: Executor,
  market: ServerMarket,
  code: string,
  field = 'postalCode',
): Promise<string> {
  const digits = requiredDigits(market, code, field);
  const { postalAreaLength } = market.terms;
  if (!postalAreaLength || (await isInArea(db, market, digits, digits.slice(0, postalAreaLength))))
    return digits;
  throw new B2cError('error_zip_invalid', {
    field,
    textKey: 'error_zip_unknown',
    params: { code: formatPostalCode(digits, market) },
  });
}

/** A place that is known coarsely begins the code; of one that is known finely the area's beginning is enough. */
async function isInArea(db: Executor, market: Market, digits: string, area: string): Promise<boolean> {
  const rows = await hotSql(
    db,
    'postal-area-known',
    // ':' follows '9'.
    `select 1 from postal_geo where market = $1 and (prefix = any($2) or (prefix >= $3 and prefix < $4)) limit 1`,
    [market.code, beginningsOf(digits), area, `${area}:`],
  );
  return rows.length > 0;
}

/** The code cut after each of its characters. */
export const beginningsOf = (digits: string): string[] =>
  Array.from(digits, (_digit, index) => digits.slice(0, index + 1));

/** Where a postal code lies: the longest prefix of it that is known. */
export async function postalPoint(
  db: Executor,
  market: Market,
  digits: string,
): Promise<PostalPoint | undefined> {
  const [row] = await hotSql<PostalPoint>(
    db,
    'postal-point',
    'select prefix, city, region, lat, lng from postal_geo where market = $1 and prefix = any($2) order by length(prefix) desc limit 1',
    [market.code, beginningsOf(digits)],
  );
  return row;
}

/** The middle of all codes that begin so: '381'. Undefined for a text that begins no code. */
export function postalArea(
  db: Executor,
  market: Market,
  typed: string,
): Promise<Point | undefined> | undefined {
  const beginning = typed.trim();
  if (!/^\d{2,}$/.test(beginning)) return undefined;
  return averageOf(db, market, beginning);
}

async function averageOf(db: Executor, market: Market, beginning: string): Promise<Point | undefined> {
  const [row] = await hotSql<{ lat: number | null; lng: number | null }>(
    db,
    'postal-area',
    // ':' follows '9'.
    `select avg(lat) as lat, avg(lng) as lng from postal_geo where market = $1 and prefix >= $2 and prefix < $3`,
    [market.code, beginning, `${beginning}:`],
  );
  if (row?.lat != null && row.lng != null) return { lat: row.lat, lng: row.lng };
  return postalPoint(db, market, beginning);
}
