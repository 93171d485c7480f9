import type { Market } from '@driveline/markets';
import { postalCharacters } from '@driveline/validation';
import { hotSql } from '../db/hotSql.ts';
import { B2cError } from '../http/errors.ts';
import type { Executor } from '../db/tx.ts';
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

/** @throws B2cError error_zip_invalid for a text that is no postal code */
export function requiredDigits(market: Market, code: string, field = 'postalCode'): string {
  const digits = postalDigits(market, code);
  if (digits) return digits;
  const { example } = market.postalCode;
  throw new B2cError('error_zip_invalid', { field, params: { example } });
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
