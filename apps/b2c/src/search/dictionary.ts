import { markets } from '@driveline/markets';
import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import type { Speech } from '../messages/localized.ts';
import { positionCodes, positionWords, seatWords } from '../fitment/positions.ts';
import { taxonomyOf } from '../catalog/taxonomy.ts';
import { searchKey } from '../catalog/searchKey.ts';
import type { ModelName } from '../ports/searchPort.ts';
import { engineName } from '../vehicles/engineName.ts';
import { readSoldTerms } from './soldTerms.ts';
import { valuesOf } from './valueKeys.ts';
import { notSoldIn, searchSpeeches, sharedIn, symptomsIn } from './wordLists.ts';

export interface Term {
  key: string;
  term: string;
  kind: 'type' | 'synonym' | 'symptom' | 'brand' | 'brand-type' | 'position-type';
  typeId: number | null;
  brandId: number | null;
  weight: number;
}

/** All that a market's search box understands; bounded by types, brands and models, never by parts. */
export interface Dictionary {
  /** By key, for prefixes. */
  sorted: readonly Term[];
  /** Types that the market has no part of: they are understood, and not suggested. */
  emptyTypeIds: ReadonlySet<number>;
  /** Stemmed phrase to its terms. */
  phrases: ReadonlyMap<string, readonly Term[]>;
  /** Stemmed word to the types whose names hold it. */
  typesByWord: ReadonlyMap<string, ReadonlySet<number>>;
  typesByBrand: ReadonlyMap<number, ReadonlySet<number>>;
  /** Word to position code: 'delanteras' to 'front'. */
  positions: ReadonlyMap<string, string>;
  /** Type to the positions that its parts have. */
  positionsByType: ReadonlyMap<number, ReadonlySet<string>>;
  /** '5w30' or '296mm' to facet values. */
  values: ReadonlyMap<string, readonly number[]>;
  /** Attribute to the types that have it. */
  typesByAttribute: ReadonlyMap<string, ReadonlySet<number>>;
  /** What is wrong with a car: 'my brakes are squeaking'. */
  symptoms: readonly Symptom[];
  /** Stemmed phrase for what is not sold here to the types next to it. */
  notSold: ReadonlyMap<string, readonly number[]>;
  /** Names of makes and models as one word: 'F-150', 'f 150' and 'f150' are one. */
  makes: ReadonlyMap<string, number>;
  models: ReadonlyMap<string, readonly ModelName[]>;
  /** The first word of a longer name: 'silverado' of 'Silverado 1500'. */
  shortModels: ReadonlyMap<string, readonly ModelName[]>;
  /** Model to the words of its engines and versions. */
  trims: ReadonlyMap<number, ReadonlySet<string>>;
  /** Longest phrase in words. */
  longest: number;
}

export interface Symptom {
  /** Stems in no order, without those that say nothing. */
  words: readonly string[];
  /** As it is written, stemmed. */
  phrase: string;
  /** Likeliest first. */
  typeIds: readonly number[];
  asksForCode: boolean;
}

const [defaultMarket = { locale: '' }] = markets;

export const dictionaryOf = remember({ freshMs: 300_000, limit: 20 }, readDictionary);

/** Of a complaint among what is suggested: after names. */
const symptomWeight = 40;

/** Words lose their plural 's', so that 'pads' and 'pad', 'faros' and 'faro' meet. */
export const stem = (word: string): string =>
  word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
export const stemPhrase = (key: string): string => key.split(' ').map(stem).join(' ');

/** Words between the ones that mean something, in the languages of the shop. */
const fillers = new Set(
  'a al ao are as at da de del do el en em esta estan estao is la las lo los me meu meus mi minha mis my na o os the their to um una'.split(
    ' ',
  ),
);

const carWords = 'auto car carro coche vehicle vehiculo veiculo'.split(' ');

/** Words that say nothing beside others: which car it is for, and that it is for one. */
const weak = new Set([
  ...fillers,
  ...carWords,
  ...'and com con e for lado model modelo para side with y'.split(' '),
  ...'busco i necesito need on please porfavor preciso procuro quero quiero want'.split(' '),
]);

/** Whether a word is left out where others tell more; a single letter is never a name. */
export const isWeak = (word: string): boolean => word.length === 1 || weak.has(word);

/** Names by which a make goes besides its own. */
const nicknames: Readonly<Record<string, string>> = {
  chevy: 'chevrolet',
  mercedes: 'mercedesbenz',
  vw: 'volkswagen',
};

export const joined = (key: string): string => key.replaceAll(' ', '');

/** Stems of a text without its fillers, and without that it is about a car. */
export const significant = (key: string): string[] =>
  key
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word) && !carWords.includes(word))
    .map(stem);

/** A word of an engine or a version: '2.0L', '2.0' and '2.0T' are of one size. */
export const trimWord = (word: string): string => /^(\d\.\d)[lt]$/.exec(word)?.[1] ?? word;
const trimWords = (text: string): string[] => searchKey(text).split(' ').filter(Boolean).map(trimWord);

/** The words of an engine or a version as the catalogue has them, and as each language says them. */
export const trimsIn = (speeches: readonly Speech[], text: string): string[][] =>
  [text, ...speeches.map((speech) => engineName(speech, text))].map(trimWords);

async function readDictionary(db: Executor, market: string): Promise<Dictionary> {
  const rows = await db
    .selectFrom('suggest_term')
    .selectAll()
    .where('market', '=', market)
    .where('kind', '<>', 'symptom')
    .orderBy('term_key')
    .execute();
  const models = await db
    .selectFrom('model')
    .innerJoin('make', 'make.id', 'model.make_id')
    .select(['make.name as make', 'model.name as model', 'make.id as makeId', 'model.id as modelId'])
    .select('model.popularity as popularity')
    .where('model.market', '=', market)
    .execute();
  const trims = await hotSql<{ modelId: number; words: string }>(
    db,
    'trim-words',
    `select distinct v.model_id as "modelId", v.version || ' ' || e.label as words
     from vehicle v join engine e on e.id = v.engine_id where v.market = $1`,
    [market],
  );
  const taxonomy = await taxonomyOf(db);
  // A team's own market may have no row.
  const place = await db.selectFrom('market').select('locale').where('code', '=', market).executeTakeFirst();
  const speeches = searchSpeeches(market, place ?? defaultMarket);
  const [speech] = speeches as [Speech];
  const idOf = new Map(taxonomy.types.map(({ code, id }) => [code, id]));
  const idsOf = (codes: readonly string[]) => codes.flatMap((code) => idOf.get(code) ?? []);
  const complaints = symptomsIn(speeches).map((symptom) => ({ ...symptom, typeIds: idsOf(symptom.types) }));
  const { emptyTypeIds, hasBrand } = await readSoldTerms(db, market);
  const stored = rows.map((row): Term => ({
    key: row.term_key,
    term: row.term,
    kind: row.kind,
    typeId: row.part_type_id,
    brandId: row.brand_id,
    weight: row.weight,
  }));
  const named = stored.filter(hasBrand);
  const sorted = [
    ...named,
    ...complaints.flatMap(({ key, term, typeIds: [typeId] }): Term[] =>
      typeId === undefined
        ? []
        : [{ key, term, kind: 'symptom', typeId, brandId: null, weight: symptomWeight }],
    ),
  ];
  // The database may sort by a locale; a binary search needs code units.
  sorted.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const typed = sorted.filter(({ kind }) => kind === 'type' || kind === 'synonym');
  const phrases = groupBy(named, ({ key }) => stemPhrase(key));
  // 'sparkplugs' is written as one word too, where it is no word of its own.
  for (const [key, terms] of groupBy(typed, (term) => joined(stemPhrase(term.key)))) {
    if (!phrases.has(key)) phrases.set(key, terms);
  }
  // The table of terms has room for one type a word; one that belongs to several is said with a position or without.
  for (const { key, term, types } of sharedIn(speeches)) {
    const phrase = stemPhrase(key);
    const terms = idsOf(types).map((typeId): Term => ({
      key,
      term,
      kind: 'position-type',
      typeId,
      brandId: null,
      weight: 0,
    }));
    phrases.set(phrase, [...(phrases.get(phrase) ?? []), ...terms]);
  }
  const positions = positionsOf(speeches);
  const ofTypes = taxonomy.types.flatMap(({ attributes }) => attributes);
  const lists = new Set(ofTypes.flatMap(({ id, many }) => (many ? [id] : [])));
  return {
    sorted,
    emptyTypeIds,
    phrases,
    typesByWord: setsBy(
      typed.flatMap(({ key, typeId }) =>
        key.split(' ').map((word): [string, number] => [stem(word), typeId!]),
      ),
    ),
    typesByBrand: setsBy(
      sorted.flatMap(({ brandId, typeId }): [number, number][] =>
        brandId !== null && typeId !== null ? [[brandId, typeId]] : [],
      ),
    ),
    positions,
    positionsByType: setsBy(
      sorted.flatMap(({ kind, typeId, key }): [number, string][] =>
        kind === 'position-type' && typeId !== null
          ? key
              .split(' ')
              .flatMap((word) => positions.get(word) ?? [])
              .map((code) => [typeId, code])
          : [],
      ),
    ),
    values: valuesOf(speech, [...taxonomy.valueById.values()], lists),
    typesByAttribute: setsBy(
      taxonomy.types.flatMap(({ id, attributes }) => attributes.map((a): [string, number] => [a.id, id])),
    ),
    symptoms: complaints.map(({ key, typeIds, asksForCode }) => ({
      words: significant(key),
      phrase: stemPhrase(key),
      typeIds,
      asksForCode,
    })),
    notSold: new Map(notSoldIn(speeches).map(({ key, types }) => [stemPhrase(key), idsOf(types)])),
    makes: makesOf(models),
    models: groupBy(models, ({ model }) => joined(searchKey(model))),
    shortModels: shortModelsOf(models),
    trims: setsBy(
      trims.flatMap(({ modelId, words }) =>
        trimsIn(speeches, words).flatMap((of) => of.map((word): [number, string] => [modelId, word])),
      ),
    ),
    longest: Math.max(1, ...sorted.map(({ key }) => key.split(' ').length)),
  };
}

function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Words that begin names of one make; 'Grand' begins those of several. */
function shortModelsOf(models: readonly ModelName[]): Map<string, ModelName[]> {
  const longer = models.filter(({ model }) => /^\p{L}{4,}[ -]/u.test(model));
  const groups = groupBy(longer, ({ model }) => searchKey(model).split(' ')[0]!);
  return new Map([...groups].filter(([, list]) => new Set(list.map(({ makeId }) => makeId)).size === 1));
}

function makesOf(models: readonly ModelName[]): Map<string, number> {
  const makes = new Map(models.map(({ make, makeId }) => [joined(searchKey(make)), makeId]));
  for (const [nickname, name] of Object.entries(nicknames)) {
    const makeId = makes.get(name);
    if (makeId !== undefined) makes.set(nickname, makeId);
  }
  return makes;
}

function setsBy<K, V>(pairs: readonly (readonly [K, V])[]): Map<K, Set<V>> {
  const sets = new Map<K, Set<V>>();
  for (const [key, value] of pairs) {
    const set = sets.get(key);
    if (set) set.add(value);
    else sets.set(key, new Set([value]));
  }
  return sets;
}

function positionsOf(speeches: readonly Speech[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const speech of speeches) addPositions(words, speech);
  return words;
}

function addPositions(words: Map<string, string>, speech: Speech): void {
  for (const code of positionCodes) {
    for (const gender of ['m', 'f', 'mp', 'fp']) {
      const key = searchKey(positionWords(code, speech, gender));
      if (!key.includes(' ') && !words.has(key)) words.set(key, code);
    }
    for (const word of seatWords(code, speech)) if (!words.has(word)) words.set(word, code);
  }
}
