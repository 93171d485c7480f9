import type { Dictionary, Term } from './dictionary.ts';
import { isWeak, joined, significant, stem, stemPhrase } from './dictionary.ts';
import type { ModelName } from '../ports/searchPort.ts';

/** What the words of a query say, each word used once. */
export interface ReadWords {
  /** Types named outright, by phrase or by words that belong to them. */
  typeIds: ReadonlySet<number>;
  brandIds: ReadonlySet<number>;
  positions: readonly string[];
  /** Groups of facet values; a part needs one of each group. */
  valueGroups: readonly (readonly number[])[];
  year: number | undefined;
  makeId: number | undefined;
  models: readonly ModelName[];
  /** Words that mean nothing here. */
  unknown: readonly string[];
}

/** Reads a search key from left to right, the longest known phrase first. */
export function readWords(dictionary: Dictionary, key: string): ReadWords {
  const symptom = readSymptom(dictionary, key);
  const words = key.split(' ').filter((word) => word !== '' && !symptom.words.has(stem(word)));
  const state = {
    typeIds: symptom.typeIds,
    brandIds: new Set<number>(),
    positions: [] as string[],
    valueGroups: [] as number[][],
    year: undefined as number | undefined,
    makeId: undefined as number | undefined,
    models: [] as ModelName[],
    loose: [] as string[],
  };
  for (let i = 0; i < words.length;) i += readAt(dictionary, words, i, state);
  if (symptom.typeIds.size > 0 && symptom.words.size > 0) return { ...state, unknown: [] };
  const unknown = useLooseWords(dictionary, state.loose, state.typeIds);
  return { ...state, unknown };
}

/** A complaint that the text makes with all its words, in whatever order and between whatever others. */
function readSymptom(dictionary: Dictionary, key: string): { typeIds: Set<number>; words: Set<string> } {
  const said = new Set(significant(key));
  const made = dictionary.symptoms.filter(
    ({ words }) => words.length > 1 && words.every((word) => said.has(word)),
  );
  return {
    typeIds: new Set(made.map(({ typeId }) => typeId)),
    words: new Set(made.flatMap(({ words }) => words)),
  };
}

type State = Parameters<typeof readPhrase>[2];

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

function readPhrase(
  dictionary: Dictionary,
  phrase: string,
  state: {
    typeIds: Set<number>;
    brandIds: Set<number>;
    positions: string[];
    valueGroups: number[][];
    year: number | undefined;
    makeId: number | undefined;
    models: ModelName[];
    loose: string[];
  },
): boolean {
  const terms = dictionary.phrases.get(stemPhrase(phrase));
  if (terms) {
    readTerms(terms, state, dictionary, phrase);
    return true;
  }
  const position = dictionary.positions.get(phrase);
  if (position) {
    state.positions.push(position);
    return true;
  }
  const values = dictionary.values.get(phrase.replaceAll(' ', ''));
  if (values) {
    state.valueGroups.push([...values]);
    return true;
  }
  return readVehicle(dictionary, phrase, state);
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
        if (position) state.positions.push(position);
      }
    }
  }
}

function readVehicle(dictionary: Dictionary, phrase: string, state: State): boolean {
  if (/^(19[89]|20[0-3])\d$/.test(phrase)) {
    state.year = Number(phrase);
    return true;
  }
  const name = joined(phrase);
  const makeId = dictionary.makes.get(name);
  if (makeId !== undefined) {
    state.makeId = makeId;
    return true;
  }
  const models = dictionary.models.get(name)?.filter((m) => !state.makeId || m.makeId === state.makeId);
  // A bare number is a model only beside its make.
  if (!models?.length || (state.makeId === undefined && /^\d+$/.test(phrase))) return false;
  state.models = [...models];
  return true;
}

/** Words of no phrase narrow the types that were named, or name those whose words they all are. */
function useLooseWords(dictionary: Dictionary, loose: readonly string[], typeIds: Set<number>): string[] {
  const unknown: string[] = [];
  let found: Set<number> | undefined;
  const telling = loose.filter((word) => !isWeak(word));
  for (const word of telling.length > 0 || typeIds.size > 0 ? telling : loose) {
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
