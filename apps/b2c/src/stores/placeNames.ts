import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Market } from '@driveline/markets';
import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { packageRoot } from '../ops/packageRoot.ts';
import { metersBetween, type Point } from './distance.ts';
import { sitesOf } from './places.ts';

/** What people call a city or a state besides its name, by market. */
const otherNames = JSON.parse(
  readFileSync(join(packageRoot, 'data', 'place-names.json'), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, string>>>>;

interface City extends Point {
  region: string | null;
  /** Postal codes: of two cities of a name most people mean the larger one. */
  codes: number;
}

/** Cities of the postal table by their name as it is compared. */
const citiesOf = remember({ freshMs: 600_000, limit: 20 }, async (db, market) => {
  const rows = await hotSql<City & { city: string }>(
    db,
    'postal-cities',
    `select city, region, avg(lat) as lat, avg(lng) as lng, count(*)::int as codes from postal_geo
     where market = $1 and city is not null group by city, region order by codes desc`,
    [market],
  );
  const cities = new Map<string, City[]>();
  for (const { city, ...place } of rows) {
    const key = placeKey(city);
    cities.set(key, [...(cities.get(key) ?? []), place]);
  }
  return cities;
});

const shortened = new Map([
  ['ft', 'fort'],
  ['mt', 'mount'],
  ['st', 'saint'],
  ['sta', 'santa'],
]);

/** A place as it is compared: no accents, no signs, words that are often shortened in full. */
export function placeKey(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’.]/g, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => shortened.get(word) ?? word).join(' ');
}

/**
 * A city, a state or both, as people type them: with and without comma and accents, the state by name or code, before
 * or after the city.
 */
export async function namedPlace(db: Executor, market: Market, typed: string): Promise<Point | undefined> {
  const key = placeKey(typed);
  const others = otherNames[market.code] ?? {};
  const words = ((Object.hasOwn(others, key) && others[key]) || key).split(' ');
  const region = (part: readonly string[]) => regionCode(market, part.join(' '));
  const whole = region(words);
  if (whole) return (await cityNamed(db, market, words, whole)) ?? regionCentre(db, market, whole);
  const city = await cityNamed(db, market, words);
  if (city) return city;
  for (let cut = words.length - 1; cut > 0; cut--) {
    const [head, tail] = [words.slice(0, cut), words.slice(cut)];
    for (const [name, state] of [
      [head, region(tail)],
      [tail, region(head)],
    ] as const) {
      const found = state && (await cityNamed(db, market, name, state));
      if (found) return found;
    }
  }
  return undefined;
}

/** The code of a state that was typed as code or name. */
const regionCode = (market: Market, key: string): string | undefined =>
  market.states.find(({ code, name }) => placeKey(code) === key || placeKey(name) === key)?.code;

async function cityNamed(
  db: Executor,
  market: Market,
  words: readonly string[],
  region?: string,
): Promise<Point | undefined> {
  const key = words.join(' ');
  const isThere = (place: { region: string | null }) => region === undefined || place.region === region;
  const known = (await citiesOf(db, market.code)).get(key)?.find(isThere);
  if (known) return known;
  const { all } = await sitesOf(db, market);
  return all.find((site) => placeKey(site.city) === key && isThere(site));
}

async function regionCentre(db: Executor, market: Market, region: string): Promise<Point | undefined> {
  const [row] = await hotSql<{ lat: number | null; lng: number | null }>(
    db,
    'region-centre',
    'select avg(lat) as lat, avg(lng) as lng from postal_geo where market = $1 and region = $2',
    [market.code, region],
  );
  return row?.lat != null && row.lng != null ? { lat: row.lat, lng: row.lng } : undefined;
}

/** Mail calls a suburb by its own name or by its city's; no city's name reaches so far. */
const FAR_METERS = 80_000;

/**
 * Whether a typed city is not that of a postal code: a slip of the hand in its name, or another city far away. A name that is
 * not known may be what people call a part of the city.
 */
export async function isWrongCity(
  db: Executor,
  market: Market,
  typed: string,
  place: Point & { readonly city: string; readonly region: string | null },
): Promise<boolean> {
  const [meant, key] = [placeKey(place.city), placeKey(typed)];
  if (meant === key) return false;
  // Another state's city of the name says nothing: Hollywood in Florida, and in Los Angeles.
  const known = ((await citiesOf(db, market.code)).get(key) ?? []).filter(
    ({ region }) => region === place.region,
  );
  if (known.length > 0) return known.every((other) => metersBetween(other, place) > FAR_METERS);
  return key.length >= 5 && changesBetween(key, meant) <= 2;
}

/** Letters to change, add or leave out to make one text of another (Levenshtein). */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (let place = 1; place <= to.length; place++) {
      const swapped = row[place - 1]! + (to[place - 1] === letter ? 0 : 1);
      next.push(Math.min(swapped, row[place]! + 1, next[place - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
