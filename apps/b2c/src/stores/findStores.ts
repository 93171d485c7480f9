import type { Market } from '@driveline/markets';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { boxAround, type Point } from './distance.ts';
import { sitesOf, type Near } from './places.ts';
import { postalDigits, postalPoint } from './postalPoint.ts';

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
 * The place that a shopper means: `lat,lon`, a postal code, 'City, ST', a city, or a state.
 * @returns undefined when the market knows no such place
 */
export async function placeOf(db: Executor, market: Market, typed: string): Promise<Point | undefined> {
  const position = positionOf(typed);
  if (position) return position;
  const digits = postalDigits(market, typed);
  if (digits) return postalPoint(db, market, digits);
  const [city = '', region = ''] = typed.split(',').map((part) => part.trim());
  const code = regionCode(market, region);
  return (
    (await postalCity(db, market, city, code)) ??
    (await storeCity(db, market, city, code)) ??
    (region ? undefined : regionCentre(db, market, regionCode(market, city)))
  );
}

/** `41.9,-87.6`; undefined for anything that is no position on Earth. */
export function positionOf(typed: string): Point | undefined {
  const match = /^\[?\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*\]?$/.exec(typed.trim());
  if (!match) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The code of a state that was typed as code or name. */
function regionCode(market: Market, typed: string): string | undefined {
  const wanted = fold(typed);
  return market.states.find(({ code, name }) => fold(code) === wanted || fold(name) === wanted)?.code;
}

async function storeCity(
  db: Executor,
  market: Market,
  city: string,
  region?: string,
): Promise<Point | undefined> {
  const { all } = await sitesOf(db, market);
  const wanted = fold(city);
  return all.find((site) => fold(site.city) === wanted && (!region || site.region === region));
}

async function postalCity(
  db: Executor,
  market: Market,
  city: string,
  region?: string,
): Promise<Point | undefined> {
  const [row] = await hotSql<Point>(
    db,
    'postal-city',
    `select avg(lat) as lat, avg(lng) as lng from postal_geo
     where market = $1 and lower(city) = any($2) and ($3::text is null or region = $3)
     group by region order by count(*) desc limit 1`,
    [market.code, [city.toLowerCase(), fold(city)], region ?? null],
  );
  return row;
}

async function regionCentre(
  db: Executor,
  market: Market,
  region: string | undefined,
): Promise<Point | undefined> {
  if (!region) return undefined;
  const [row] = await hotSql<{ lat: number | null; lng: number | null }>(
    db,
    'region-centre',
    'select avg(lat) as lat, avg(lng) as lng from postal_geo where market = $1 and region = $2',
    [market.code, region],
  );
  return row?.lat != null && row.lng != null ? { lat: row.lat, lng: row.lng } : undefined;
}
