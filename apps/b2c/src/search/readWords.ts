import type { Dictionary, Term } from './dictionary.ts';
import { isWeak, joined, stem, stemPhrase, trimWord } from './dictionary.ts';
import { readSymptom } from './readSymptom.ts';
import type { Size } from './sizes.ts';
import type { ModelName } from '../ports/searchPort.ts';

/** What the words of a query say, each word used once. */
export interface ReadWords {
  /** Types named outright, by phrase or by words that belong to them. */
  typeIds: ReadonlySet<number>;
  /** They cure a complaint, likeliest first. */
  isGuess: boolean;
  asksForCode: boolean;
  /** Types next to what is named and not sold here. */
  nearTypeIds: readonly number[];
  brandIds: ReadonlySet<number>;
  positions: readonly string[];
  sizes: readonly Size[];
  year: number | undefined;
  makeId: number | undefined;
  models: readonly ModelName[];
  /** Words of an engine or a version of the model. */
  trim: readonly string[];
  /** Words that name the vehicle. */
  vehicleWords: ReadonlySet<string>;
  /** Words that mean nothing here. */
  unknown: readonly string[];
}

interface State {
  typeIds: Set<number>;
  brandIds: Set<number>;
  positions: string[];
  sizes: Size[];
  year: number | undefined;
  makeId: number | undefined;
  models: ModelName[];
  trim: string[];
  vehicleWords: Set<string>;
  /** 'escape' is a muffler in Spanish, and a Ford; 'silverado' is nothing but the beginning of a name. */
  eithers: { phrase: string; terms: readonly Term[] }[];
  notSold: { phrase: string; typeIds: readonly number[] }[];
  loose: string[];
}

/** Reads a search key from left to right, the longest known phrase first. */
export function readWords(dictionary: Dictionary, key: string): ReadWords {
  const symptom = readSymptom(dictionary, key);
  const words = key.split(' ').filter((word) => word !== '' && !symptom.words.has(stem(word)));
  const state: State = {
    typeIds: new Set(symptom.typeIds),
    brandIds: new Set(),
    positions: [],
    sizes: [],
    year: undefined,
    makeId: undefined,
    models: [],
    trim: [],
    vehicleWords: new Set(),
    eithers: [],
    notSold: [],
    loose: [],
  };
  for (let i = 0; i < words.length;) i += readAt(dictionary, words, i, state);
  for (const either of state.eithers) settle(dictionary, either, state);
  takeTrim(dictionary, state);
  const isGuess = symptom.typeIds.length > 0;
  const unknown = isGuess ? [] : useLooseWords(dictionary, state);
  const nearTypeIds = state.notSold.flatMap(({ typeIds }) => typeIds);
  return { ...state, isGuess, asksForCode: symptom.asksForCode, nearTypeIds, unknown };
}

/** @returns how many words were used */
function readAt(dictionary: Dictionary, words: readonly string[], at: number, state: State): number {
  const rest = words.slice(at, at + dictionary.longest);
  for (let length = rest.length; length > 0; length--) {
    const phrase = rest.slice(0, length).join(' ');
    if (readPhrase(dictionary, phrase, state)) return length;
  }
  state.loose.push(words[at]!);
  return 1;
}

function readPhrase(dictionary: Dictionary, phrase: string, state: State): boolean {
  const stems = stemPhrase(phrase);
  const terms = dictionary.phrases.get(stems);
  if (terms) {
    if (dictionary.models.has(joined(phrase))) state.eithers.push({ phrase, terms });
    else readTerms(terms, state, dictionary, phrase);
    return true;
  }
  const typeIds = dictionary.notSold.get(stems);
  if (typeIds) {
    state.notSold.push({ phrase, typeIds });
    return true;
  }
  const position = dictionary.positions.get(phrase);
  if (position) {
    state.positions.push(position);
    return true;
  }
  const values = dictionary.values.get(phrase.replaceAll(' ', ''));
  if (values) {
    state.sizes.push({ written: phrase, valueIds: [...values] });
    return true;
  }
  if (readVehicle(dictionary, phrase, state)) return true;
  const isShort = dictionary.shortModels.has(phrase) && !isWeak(phrase);
  if (isShort) state.eithers.push({ phrase, terms: [] });
  return isShort;
}

/** A name of a part and of a model is the model beside another part, a make or a year. */
function settle(dictionary: Dictionary, { phrase, terms }: State['eithers'][number], state: State): void {
  const speaksOfCar = state.makeId !== undefined || state.year !== undefined || state.typeIds.size > 0;
  const isModel = state.models.length === 0 && speaksOfCar && readVehicle(dictionary, phrase, state, true);
  if (isModel) return;
  if (terms.length > 0) readTerms(terms, state, dictionary, phrase);
  else state.loose.push(phrase);
}

/** Words of the engines and versions that the model is sold with, and not of parts. */
function takeTrim(dictionary: Dictionary, state: State): void {
  const known = state.models.flatMap(({ modelId }) => [...(dictionary.trims.get(modelId) ?? [])]);
  if (known.length === 0) return;
  const isTrim = (word: string) => word.length > 1 && known.includes(trimWord(word));
  const take = (word: string) => {
    state.trim.push(trimWord(word));
    state.vehicleWords.add(word);
  };
  state.loose.filter(isTrim).forEach(take);
  state.notSold.filter(({ phrase }) => isTrim(phrase)).forEach(({ phrase }) => take(phrase));
  state.loose = state.loose.filter((word) => !isTrim(word));
  state.notSold = state.notSold.filter(({ phrase }) => !isTrim(phrase));
}

/** 'position-type' terms only help to suggest: their words say position and type by themselves. */
function readTerms(terms: readonly Term[], state: State, dictionary: Dictionary, phrase: string): void {
  for (const { kind, typeId, brandId } of terms) {
    if (kind === 'brand-type' && terms.some((term) => term.kind !== 'brand-type')) continue;
    if (brandId !== null) state.brandIds.add(brandId);
    if (typeId !== null) state.typeIds.add(typeId);
    if (kind === 'position-type') {
      for (const word of phrase.split(' ')) {
        const position = dictionary.positions.get(word);
        if (position && !state.positions.includes(position)) state.positions.push(position);
      }
    }
  }
}

function readVehicle(dictionary: Dictionary, phrase: string, state: State, isSettling = false): boolean {
  if (/^(19[89]|20[0-3])\d$/.test(phrase)) {
    state.year = Number(phrase);
    state.vehicleWords.add(phrase);
    return true;
  }
  const name = joined(phrase);
  const take = () => phrase.split(' ').forEach((word) => state.vehicleWords.add(word));
  const makeId = dictionary.makes.get(name);
  if (makeId !== undefined) {
    state.makeId = makeId;
    take();
    return true;
  }
  const named = dictionary.models.get(name) ?? (isSettling ? dictionary.shortModels.get(phrase) : undefined);
  const models = named?.filter((m) => !state.makeId || m.makeId === state.makeId);
  // A bare number is a model only beside its make.
  if (!models?.length || (state.makeId === undefined && /^\d+$/.test(phrase))) return false;
  state.models = [...models];
  take();
  return true;
}

/** Words of no phrase narrow the types that were named, or name those whose words they all are. */
function useLooseWords(dictionary: Dictionary, { loose, typeIds, sizes }: State): string[] {
  const unknown: string[] = [];
  let found: Set<number> | undefined;
  const telling = loose.filter((word) => !isWeak(word));
  const isTold = telling.length > 0 || typeIds.size > 0 || sizes.length > 0;
  for (const word of isTold ? telling : loose) {
    const types = dictionary.typesByWord.get(stem(word));
    if (!types) {
      unknown.push(word);
      continue;
    }
    found = new Set([...types].filter((id) => !found || found.has(id)));
  }
  if (!found?.size) return unknown;
  const both = [...found].filter((id) => typeIds.has(id));
  if (both.length) {
    typeIds.clear();
    both.forEach((id) => typeIds.add(id));
  } else if (typeIds.size === 0) {
    found.forEach((id) => typeIds.add(id));
  }
  return unknown;
}
