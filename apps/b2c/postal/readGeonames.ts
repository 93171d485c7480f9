import type { ServerMarket } from '../src/markets/serverMarket.ts';
import type { Point } from '../src/stores/distance.ts';
import { placeKey } from '../src/stores/placeNames.ts';
import { linesOf } from './linesOf.ts';
import {
  BadLine,
  codeOf,
  goodLine,
  notUtf8,
  namesOf,
  type Lines,
  type OnBadLine,
  type PostalLine,
} from './postalLine.ts';

/** Columns of GeoNames' files of postal codes, as their readme lists them. */
const columnCount = 12;

/** Lines of a file of https://download.geonames.org/export/zip, such as `MX.txt` (CC BY 4.0). */
export async function* readGeonames(file: string, market: ServerMarket, onBad: OnBadLine): Lines {
  const stateOf = statesOf(market);
  for await (const { line, text } of linesOf(file)) {
    if (text?.trim() === '') continue;
    const told = goodLine(line, () => geonamesLine(market, stateOf, text), onBad);
    if (told) yield { line, told };
  }
}

type StateOf = (name: string) => string | undefined;

/** @throws BadLine with what is wrong */
function geonamesLine(market: ServerMarket, stateOf: StateOf, text: string | undefined): PostalLine {
  if (text === undefined) throw new BadLine('it is too long');
  if (text.includes('\uFFFD')) throw new BadLine(notUtf8);
  const cells = text.split('\t').map((cell) => cell.trim());
  if (cells.length !== columnCount)
    throw new BadLine(`${cells.length} columns between tabs, and GeoNames has ${columnCount}`);
  const [country, postalCode, place, state, , admin2, , , , lat, lng] = cells as [string, ...string[]];
  const countries = market.countries.map(({ code }) => code);
  if (!countries.includes(country))
    throw new BadLine(`'${country.slice(0, 20)}' is no country of the market (${countries.join(', ')})`);
  const code = codeOf(market, postalCode!);
  const region = stateOf(state!);
  if (!region) throw new BadLine(`no state of the market is called '${state!.slice(0, 40)}'`);
  const { city: cityIs = 'place', neighborhood: neighborhoodIs } = market.terms.geonames ?? {};
  const city = cityIs === 'place' ? place : admin2;
  if (!city) throw new BadLine(`the ${cityIs === 'place' ? 'place name' : 'admin name2'} is empty`);
  const neighborhood = neighborhoodIs && place;
  return { code, region, ...namesOf(market, { city, neighborhood }), point: pointOf(lat!, lng!) };
}

/** Codes of states by their names and by what GeoNames calls them, as names are compared. */
function statesOf({ states, terms }: ServerMarket): StateOf {
  const codes = new Map([
    ...Object.entries(terms.geonames?.states ?? {}).map(([name, code]) => [placeKey(name), code] as const),
    ...states.map(({ name, code }) => [placeKey(name), code] as const),
  ]);
  return (name) => codes.get(placeKey(name));
}

/** Nothing where the file has no position. @throws BadLine for one that is not on Earth */
function pointOf(lat: string, lng: string): Point | undefined {
  if (!lat && !lng) return undefined;
  const point = { lat: Number(lat || NaN), lng: Number(lng || NaN) };
  if (Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180) return point;
  throw new BadLine(`'${lat.slice(0, 20)}, ${lng.slice(0, 20)}' is no latitude and longitude`);
}
