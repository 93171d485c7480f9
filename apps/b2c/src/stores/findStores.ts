import type { Market } from '@driveline/markets';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { boxAround, type Point } from './distance.ts';
import { sitesOf, type Near } from './places.ts';
import { namedPlace } from './placeNames.ts';
import { postalArea, postalDigits, postalPoint } from './postalPoint.ts';

const metersInMile = 1609.344;

/** Stores within `miles` of a point, nearest first: a bounding box, over the antimeridian too, then haversine. */
export async function storesNear(
  db: Executor,
  market: Market,
  point: Point,
  miles: number,
  limit: number,
): Promise<Near[]> {
  const meters = miles * metersInMile;
  const { latSpan, lngSpan } = boxAround(point, meters);
  const rows = await hotSql<{ id: number; meters: number }>(
    db,
    'stores-near',
    `select id, meters from (
       select id, 2 * 6371000 * asin(least(1, sqrt(
         power(sin(radians(lat - $2) / 2), 2)
         + cos(radians($2)) * cos(radians(lat)) * power(sin(radians(lng - $3) / 2), 2)))) as meters
       from store
       where market = $1 and kind = 'store'
         and lat between $2 - $4::float8 and $2 + $4::float8
         and (abs(lng - $3) <= $5::float8 or abs(lng - $3) >= 360 - $5::float8)
     ) near where meters <= $6 order by meters, id limit $7`,
    [market.code, point.lat, point.lng, latSpan, lngSpan, meters, limit + 1],
  );
  const sites = await sitesOf(db, market);
  return rows
    .flatMap(({ id, meters: far }) => {
      const site = sites.byId(id);
      return site?.isListed ? [{ site, meters: far }] : [];
    })
    .slice(0, limit);
}

/**
 * The place that a shopper means: `lat,lon`, a postal code or its beginning, a city, a state, or both.
 * @returns undefined when the market knows no such place
 */
export async function placeOf(db: Executor, market: Market, typed: string): Promise<Point | undefined> {
  const position = positionOf(typed);
  if (position) return position;
  const codes = [typed, ...typed.split(/[\s,]+/)].flatMap((part) => postalDigits(market, part) ?? []);
  if (codes[0]) return postalPoint(db, market, codes[0]);
  return postalArea(db, market, typed) ?? namedPlace(db, market, typed);
}

/** `41.9,-87.6`; undefined for anything that is no position on Earth. */
export function positionOf(typed: string): Point | undefined {
  const match = /^\[?\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*\]?$/.exec(typed.trim());
  if (!match) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
