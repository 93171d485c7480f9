import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import { localized } from '../messages/localized.ts';
import { searchKey } from '../catalog/searchKey.ts';
import type { Taxonomy } from '../catalog/taxonomy.ts';
import { dictionaryOf, joined, type Term } from './dictionary.ts';
import { mostWanted } from './mostWanted.ts';
import type { Query } from '../ports/searchPort.ts';
import { typingErrors } from './spelling.ts';

const most = 4;
/** Below it two names share letters by chance: 'parafuso' is no 'parasol'. */
const leastLikeness = 0.31;
/** A text of many words must not keep the server busy. */
const mostWords = 4;

/** Texts to try in place of one that found nothing, and what they are; without a title they are what was probably meant. */
export interface NextSteps {
  readonly hints: readonly string[];
  readonly title?: 'catalog.notSold' | 'catalog.related' | 'catalog.popular';
}

/**
 * What lies next to the thing that is not sold, the parts that a text named without what narrowed them, those whose names
 * look like it, else, said as such, what most shoppers look for (PLUS-008).
 */
export async function nextSteps(
  db: Executor,
  market: Market,
  taxonomy: Taxonomy,
  query: Query,
  text: string,
): Promise<NextSteps> {
  const { sorted } = await dictionaryOf(db, market.code);
  const ways: readonly (readonly [() => readonly number[], NextSteps['title']?])[] = [
    [() => query.nearTypeIds ?? [], 'catalog.notSold'],
    [() => query.typeIds, 'catalog.related'],
    [() => lookAlikes(sorted, searchKey(text))],
    [() => mostWanted(sorted), 'catalog.popular'],
  ];
  for (const [typesOf, title] of ways) {
    const types = [...new Set(typesOf())].flatMap((id) => taxonomy.typeById.get(id) ?? []);
    const hints = types.slice(0, most).map(({ names }) => localized(names, market));
    if (hints.length > 0) return { hints, ...(title && { title }) };
  }
  return { hints: [] };
}

/** The types of the names that look most like a text, or like a word of it. */
function lookAlikes(terms: readonly Term[], key: string): number[] {
  const words = key.split(' ').filter((word) => word.length > 3);
  const asked = [key, ...words.slice(0, mostWords)].map((text) => ({
    text: joined(text),
    own: triples(text),
  }));
  return terms
    .flatMap(({ kind, typeId, key: name }) => {
      if (typeId === null || (kind !== 'type' && kind !== 'synonym')) return [];
      const [letters, own] = [joined(name), triples(name)];
      const found = asked.map((it) => Math.max(likeness(it.own, own), likeLetters(it.text, letters)));
      return [{ typeId, likeness: Math.max(...found) }];
    })
    .filter(({ likeness: found }) => found >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ typeId }) => typeId);
}

/** Of names that begin alike and are one another but for a typing error in three letters: 'tyrerod', 'tie rod'. */
function likeLetters(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  const allowed = Math.floor(length / 3);
  if (length < 4 || a[0] !== b[0] || Math.abs(a.length - b.length) > allowed) return 0;
  const errors = typingErrors(a, b);
  return errors <= allowed ? 1 - errors / length : 0;
}

function triples(text: string): Set<string> {
  const padded = `  ${text} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** 1 for the same triples, 0 for none in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((triple) => b.has(triple)).length;
  return both / (a.size + b.size - both);
}
