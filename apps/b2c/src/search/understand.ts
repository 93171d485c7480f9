import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { taxonomyOf, type Taxonomy } from '../catalog/taxonomy.ts';
import { dictionaryOf, isWeak, stem, type Dictionary } from './dictionary.ts';
import { ignoredWords } from './ignoredWords.ts';
import { mostWanted } from './mostWanted.ts';
import { readWords, type ReadWords } from './readWords.ts';
import { partNumberKey, searchKey } from '../catalog/searchKey.ts';
import { readSizes, type Size } from './sizes.ts';
import { correctWords } from './spelling.ts';
import { troubleCodeIn, type KnownCode } from './wordLists.ts';
import type { Query } from '../ports/searchPort.ts';

/** More types than this is a guess, not a query. */
const mostTypes = 24;
const mostForVehicle = 12;

/** Understands the eight kinds of query of PLUS-008; an empty answer has no types and no parts. */
export async function understand(db: Executor, market: string, text: string): Promise<Query> {
  const code = troubleCodeIn(text);
  if (code?.isExact)
    return ofCode(await taxonomyOf(db), code, await ofWords(db, market, withoutCode(text, code)));
  const byNumber = await partsByNumber(db, market, text);
  if (byNumber.partIds.length) return { ...emptyQuery, ...byNumber };
  const query = await ofWords(db, market, text);
  if (!isEmpty(query)) return query;
  if (code) return ofCode(await taxonomyOf(db), code, await ofWords(db, market, withoutCode(text, code)));
  return query.vehicle ? ofVehicle(await dictionaryOf(db, market), query) : query;
}

/** Beside a code the word for it does not mean a code reader. */
const withoutCode = (text: string, { written }: KnownCode): string =>
  text.replace(written, ' ').replace(/\bc[oó]d(?:es?|igos?)\b/giu, ' ');

/** A car's code asks for what cures it, unless the text names the part besides; a complaint says less than the code. */
function ofCode({ types }: Taxonomy, code: KnownCode, query: Query): Query {
  const cures = code.types.flatMap((type) => types.find((it) => it.code === type)?.id ?? []);
  const sought = isEmpty(query) || query.isGuess ? { typeIds: cures, positions: code.positions } : {};
  return {
    ...query,
    ...sought,
    isGuess: true,
    troubleCode: code.code,
    asksForCode: false,
    ignoredWords: [],
    corrected: undefined,
  };
}

/** A vehicle alone asks for what most people need for theirs. */
function ofVehicle({ sorted }: Dictionary, query: Query): Query {
  const typeIds = mostWanted(sorted).slice(0, mostForVehicle);
  return { ...query, typeIds, isGuess: true };
}

async function ofWords(db: Executor, market: string, text: string): Promise<Query> {
  const dictionary = await dictionaryOf(db, market);
  const taxonomy = await taxonomyOf(db);
  const { rest, sizes } = readSizes(dictionary, text);
  const key = searchKey(rest);
  const queryFor = (words: string) => {
    const read = readWords(dictionary, words);
    return {
      unknown: read.unknown,
      brands: read.brandIds.size,
      isOfMake: read.makeId !== undefined,
      query: queryOf(dictionary, taxonomy, text, { ...read, sizes: [...read.sizes, ...sizes] }),
    };
  };
  const { unknown, brands, isOfMake, query: first } = queryFor(key);
  if (unknown.length === 0) return first;
  const numbered = brands > 0 || isOfMake ? await partsByNumber(db, market, unknown.join('')) : undefined;
  if (numbered?.partIds.length) return { ...emptyQuery, ...numbered };
  const corrected = await correctWords(db, market, key, unknown);
  const second = corrected === key ? first : queryFor(corrected).query;
  if (isEmpty(second) && !second.nearTypeIds?.length && !second.vehicle)
    return byPrefix(dictionary, key) ?? second;
  return corrected === key ? second : { ...second, corrected };
}

const emptyQuery: Query = {
  partIds: [],
  isExact: false,
  typeIds: [],
  brandIds: [],
  positions: [],
  valueGroups: [],
  vehicle: undefined,
  corrected: undefined,
};

export const isEmpty = (query: Query): boolean => query.typeIds.length === 0 && query.partIds.length === 0;

/** A part number with or without separators, or a sku; from five characters also the beginning of one. */
async function partsByNumber(
  db: Executor,
  market: string,
  text: string,
): Promise<Pick<Query, 'partIds' | 'typeIds' | 'isExact' | 'originalNumber'>> {
  const key = partNumberKey(text);
  const words = text.trim().split(/\s+/).length;
  // Some makers of vehicles write a number in five groups.
  if (key.length < 5 || key.length > 20 || words > 5 || !/\d{3}/.test(key)) {
    return { partIds: [], typeIds: [], isExact: false };
  }
  const rows = await hotSql<{ id: number; type: number; exact: boolean }>(
    db,
    'part-number',
    `select p.id, p.part_type_id as type, (p.part_number_key = $2 or p.sku = $2) as exact from part p
     join price r on r.part_id = p.id and r.market = $1
     where (p.part_number_key ~>=~ $2 and p.part_number_key ~<~ $3) or p.sku = $2
     order by exact desc, p.popularity desc limit 48`,
    // A range and not a pattern: a prepared statement finds it by the index whatever the key. '~' follows 'Z'.
    [market, key, `${key}~`],
  );
  const exact = rows.filter((row) => row.exact);
  if (exact.length === 0) {
    const original = await partsByOriginalNumber(db, market, key);
    if (original.partIds.length > 0) return original;
  }
  const found = exact.length ? exact : rows;
  return {
    partIds: found.map(({ id }) => id),
    typeIds: [...new Set(found.map(({ type }) => type))],
    isExact: exact.length === 1,
  };
}

/** What replaces the part of a maker of vehicles: all of it, since none has the number for its own (PLUS-067). */
async function partsByOriginalNumber(
  db: Executor,
  market: string,
  key: string,
): Promise<Pick<Query, 'partIds' | 'typeIds' | 'isExact' | 'originalNumber'>> {
  const rows = await hotSql<{ id: number; type: number; numbers: string[] }>(
    db,
    'original-number',
    `select p.id, p.part_type_id as type, p.original_numbers as numbers from part p
     join price r on r.part_id = p.id and r.market = $1
     where p.original_number_keys @> array[$2::text] order by p.popularity desc limit 48`,
    [market, key],
  );
  const originalNumber = rows[0]?.numbers.find((number) => partNumberKey(number) === key);
  return {
    partIds: rows.map(({ id }) => id),
    typeIds: [...new Set(rows.map(({ type }) => type))],
    isExact: false,
    ...(originalNumber !== undefined && { originalNumber }),
  };
}

function queryOf(dictionary: Dictionary, taxonomy: Taxonomy, text: string, read: ReadWords): Query {
  const { brandIds, positions, nearTypeIds, isGuess, asksForCode, sizes } = read;
  let typeIds = typesOf(dictionary, taxonomy, text, read);
  if (!typeIds.length && brandIds.size && !nearTypeIds.length) {
    typeIds = [...brandIds].flatMap((id) => [...(dictionary.typesByBrand.get(id) ?? [])]);
  }
  const isOfTypes = ({ valueIds }: Size) =>
    typesWithValues(dictionary, taxonomy, valueIds).some((id) => typeIds.includes(id));
  const used: Used = {
    vehicle: vehicleOf(read, text),
    positions: positionsFor(dictionary, typeIds, positions),
    sizes: typeIds.length > 0 ? sizes.filter(isOfTypes) : sizes,
  };
  return {
    ...emptyQuery,
    typeIds: [...new Set(typeIds)].slice(0, mostTypes),
    brandIds: [...brandIds],
    positions: used.positions,
    valueGroups: used.sizes.map(({ valueIds }) => valueIds),
    isGuess,
    asksForCode,
    ignoredWords:
      typeIds.length > 0 || used.vehicle ? ignoredWords(text, unusedWords(dictionary, read, used)) : [],
    nearTypeIds,
    vehicle: used.vehicle,
  };
}

interface Used extends Pick<Query, 'vehicle' | 'positions'> {
  sizes: readonly Size[];
}

/** Words that nobody knows, and those of a place, a size or half a vehicle that the parts named with it do not have. */
function unusedWords(dictionary: Dictionary, read: ReadWords, used: Used): ReadonlySet<string> {
  const unusedPlaces = read.positions.filter((position) => !used.positions.includes(position));
  const placeWords = [...dictionary.positions].filter(([, position]) => unusedPlaces.includes(position));
  const unusedSizes = read.sizes.filter((size) => !used.sizes.includes(size));
  return new Set([
    ...read.unknown,
    ...placeWords.map(([word]) => word),
    ...unusedSizes.flatMap(({ written }) => searchKey(written).split(' ')),
    ...(used.vehicle ? [] : read.vehicleWords),
  ]);
}

/** Types that are named, or that have the value that is named: '1157 bulb' is no headlight bulb. */
function typesOf(dictionary: Dictionary, taxonomy: Taxonomy, text: string, read: ReadWords): number[] {
  const named = [...read.typeIds];
  const withValues = typesWithValues(dictionary, taxonomy, read.sizes[0]?.valueIds ?? []);
  if (named.length === 0 || withValues.length === 0) return named.length > 0 ? named : withValues;
  if (named.some((id) => withValues.includes(id))) return named;
  const words = searchKey(text)
    .split(' ')
    .filter((word) => !isWeak(word) && !dictionary.values.has(word))
    .map(stem);
  const alike = withValues.filter((id) => words.every((word) => dictionary.typesByWord.get(word)?.has(id)));
  return alike.length > 0 ? alike : named;
}

/** The model that most people mean by its name. */
function vehicleOf({ models, makeId, year, trim, vehicleWords }: ReadWords, text: string): Query['vehicle'] {
  const ofMake = models.filter((model) => makeId === undefined || model.makeId === makeId);
  const [model] = (ofMake.length ? ofMake : [...models]).sort((a, b) => b.popularity - a.popularity);
  return model && { year, model, trim, rest: without(text, vehicleWords) };
}

/** A text without the words of its vehicle, and without 'for' and the like at its ends. */
function without(text: string, words: ReadonlySet<string>): string {
  const isOf = (word: string) => {
    const keys = searchKey(word).split(' ');
    return keys.every((key) => words.has(key));
  };
  const kept = text.split(/\s+/).filter((word) => word !== '' && !isOf(word));
  const isFiller = (word: string | undefined) => word !== undefined && isWeak(searchKey(word));
  while (isFiller(kept[0])) kept.shift();
  while (isFiller(kept.at(-1))) kept.pop();
  return kept.join(' ');
}

/** What no part of the types has says nothing: a wiper blade has no left, whatever side it is for. */
function positionsFor({ positionsByType }: Dictionary, typeIds: readonly number[], asked: readonly string[]) {
  return asked.filter((position) => typeIds.some((id) => positionsByType.get(id)?.has(position)));
}

function typesWithValues(dictionary: Dictionary, taxonomy: Taxonomy, valueIds: readonly number[]): number[] {
  return valueIds.flatMap((id) => {
    const attribute = taxonomy.valueById.get(id)?.attribute ?? '';
    return [...(dictionary.typesByAttribute.get(attribute) ?? [])];
  });
}

/** 'alternad' while somebody types: the types of the terms that begin so. */
function byPrefix(dictionary: Dictionary, key: string): Query | undefined {
  const typeIds = termsFrom(dictionary, key)
    .filter(({ kind, typeId }) => typeId !== null && kind !== 'brand-type')
    .map(({ typeId }) => typeId!);
  return typeIds.length ? { ...emptyQuery, typeIds: [...new Set(typeIds)].slice(0, mostTypes) } : undefined;
}

/** All terms that begin with a key, by binary search. */
export function termsFrom(dictionary: Dictionary, prefix: string) {
  const { sorted } = dictionary;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.key < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && sorted[end]!.key.startsWith(prefix)) end += 1;
  return sorted.slice(low, end);
}
